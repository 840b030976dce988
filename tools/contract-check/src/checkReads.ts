import { type Bundle, listOperations } from '@portal/contract/bundle';
import { createValidators } from '@portal/contract/validators';
import type { BackEnd, Reply } from './backEnd';
import { toFinding, type Finding } from './finding';
import { askNamedImage, judgeImage } from './images';
import { judge } from './judge';
import { isOptionalCall, optionalParts } from './optionalParts';
import { getStep, inOrder } from './plan';
import { createReading } from './reading';

export interface ReadResults {
  findings: Finding[];
  /** The contract's optional fields, and whether this back end has them. */
  parts: { call: string; name: string; isThere: boolean }[];
  /** The answers, by the contract's path. */
  answers: ReadonlyMap<string, Reply>;
  /** What the screens got, by the contract's path. */
  shown: ReadonlyMap<string, object>;
}

/** Makes every read call of the contract in sequence as the member. It changes nothing. */
export async function checkReads(
  backEnd: BackEnd,
  bundle: Bundle,
  member: { username: string; token: string },
): Promise<ReadResults> {
  const read = createReading(backEnd.address);
  const judging = { bundle, read, validators: createValidators(bundle) };
  const answers = new Map<string, Reply>();
  const shown = new Map<string, object>();
  const findings: Finding[] = [];
  const parts: ReadResults['parts'] = [];
  for (const operation of inOrder(listOperations(bundle))) {
    const { path, secured, operationId } = operation;
    const call = `GET ${path}`;
    const say = toFinding(call);
    const step = getStep(operation, { username: member.username, shown });
    if ('skip' in step) {
      findings.push(say('skipped', step.skip));
      continue;
    }
    try {
      const reply = await backEnd.ask(step.path, secured ? { token: member.token } : {});
      answers.set(path, reply);
      if (operationId === 'getMessageImage') {
        findings.push(...judgeImage(call, 'Ticket', await askNamedImage(backEnd, reply)));
      } else if (isOptionalCall(bundle, operation) && [404, 405].includes(reply.status)) {
        findings.push(say('absent', 'The portal does without it.'));
      } else {
        const asked = { path, askedPath: step.path.replace(/^\/api|\?.*$/g, '') };
        findings.push(...(await judge(operation, asked, reply, judging)));
        const seen = await read(asked, reply);
        if ('shown' in seen) shown.set(path, seen.shown);
        parts.push(...optionalParts(bundle, operation, reply.body).map((part) => ({ call, ...part })));
      }
    } catch (error) {
      findings.push(
        say('lost', `Nothing came back: ${error instanceof Error ? error.message : String(error)}.`),
      );
    }
  }
  return { findings, parts, answers, shown };
}
