import { follow, type Bundle } from '@portal/contract/bundle';
import { randomBytes } from 'node:crypto';
import type { BackEnd } from './backEnd';
import { toFindings, type Finding, type Result } from './finding';
import { getOutcome } from './reading';

/** The purposes that the portal sends as `from`, by the contract. */
function listPurposes(bundle: Bundle): string[] {
  const { enum: purposes } = follow(bundle, { $ref: '#/components/schemas/CodePurpose' });
  return Array.isArray(purposes) ? purposes.map(String) : [];
}

/** Asks for a code for each purpose for a name that no one has, so no mail is sent. */
export async function judgeCodes(backEnd: BackEnd, bundle: Bundle): Promise<Finding[]> {
  const username = `noone${randomBytes(6).toString('hex')}`;
  const faults: (readonly [Result, string])[] = [];
  for (const from of listPurposes(bundle)) {
    const reply = await backEnd.ask('/api/resendotp', { method: 'post', body: { username, from } });
    if (reply.status === 429) break;
    const outcome = await getOutcome(reply, 'post', null);
    if (outcome.kind === 'refused' && 'from' in outcome.fields)
      faults.push([
        'lost',
        `Members get no code for ${from}: from is refused (${outcome.fields['from'][0]}).`,
      ]);
  }
  return toFindings(
    'A code can be requested for each purpose (POST /resendotp)',
    'No value of from is refused.',
    faults,
  );
}
