import type { Features } from '@portal/portal-core/capabilities/capabilities';
import type { BackEnd } from './backEnd';
import { openPortal, type Session } from './browser';
import type { Contract } from './contract';
import { drawAll, type Seen } from './drawAll';
import { proveFeatures } from './features';
import { toFinding, type Finding, toFindings, type Result } from './finding';
import type { Screen } from './screens';
import { judgeSettings, type Settings } from './settings';
import { judgeSurroundings, judgeRefusal } from './surroundings';
import { judgeWrites } from './writes';
import { follow, type Bundle } from '@portal/contract/bundle';
import { randomBytes } from 'node:crypto';
import { getOutcome } from './reading';

/** The purposes that the portal sends as `from`, by the contract. */
function listPurposes(bundle: Bundle): string[] {
  const { enum: purposes } = follow(bundle, { $ref: '#/components/schemas/CodePurpose' });
  return Array.isArray(purposes) ? purposes.map(String) : [];
}

/** Asks for a code for each purpose for a name that no one has, so no mail is sent. */
async function judgeCodes(backEnd: BackEnd, bundle: Bundle): Promise<Finding[]> {
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

/** More than any wallet has, so that a server that ignores the code moves nothing either. */
const tooMuch = '999999999.00';

/** Asks for a transfer with a wrong code. With `writes` the amount is one that the member may have. */
async function judgeRefusedWrite(
  backEnd: BackEnd,
  { username, token, authType }: { username: string; token: string; authType: string },
  writes: boolean,
): Promise<Finding[]> {
  const factor = { [authType === 'mpin' || authType === 'authenticator' ? authType : 'otp']: '000000' };
  const body = {
    wallet: 'pay_out_to_pay_in',
    transfer_amount: writes ? '1.00' : tooMuch,
    payee: username,
    ...factor,
  };
  const headers = { 'idempotency-key': `check-${Date.now().toString(36)}` };
  const reply = await backEnd.ask('/api/transfer/amount', { method: 'post', token, headers, body });
  return judgeRefusal(
    'A transfer with a wrong code is refused (POST /transfer/amount)',
    reply,
    ['refused'],
    token,
    'post',
  );
}

interface Options {
  settings: Settings;
  screens: readonly Screen[];
  /** The portal's origin, if it is another. */
  origin?: string | undefined;
  writes: boolean;
}

const noWrites = toFinding('Idempotency-Key')(
  'hint',
  'Keys were not tried. With --writes the check raises a ticket and shows whether a second try is safe (D118).',
);

/** Everything that the command looks at. */
export async function checkBackEnd(
  backEnd: BackEnd,
  contract: Contract,
  member: Session,
  { settings, screens, origin, writes }: Options,
): Promise<{ findings: Finding[]; parts: Seen['parts']; features: Features }> {
  const { token } = member;
  const portal = await openPortal(backEnd.address, settings, member);
  try {
    const seen = await drawAll(portal, backEnd, member, contract, screens);
    const { features, findings } = await proveFeatures(backEnd, token, seen);
    const around = await judgeSurroundings(backEnd, token, origin);
    const codes = await judgeCodes(backEnd, contract.bundle);
    const refused = await judgeRefusedWrite(backEnd, member, writes);
    const written = writes ? await judgeWrites(backEnd, token) : [noWrites];
    const keys = writes && written.every(({ result }) => result === 'reads');
    const proven = { ...features, ...(writes && { keys }) };
    const set = judgeSettings(settings, proven);
    return {
      findings: [seen.findings, findings, around, codes, refused, written, set].flat(),
      parts: seen.parts,
      features: proven,
    };
  } finally {
    await portal.close();
  }
}
