import { type Bundle, listOperations, type Operation } from '@portal/contract/bundle';
import { createValidators } from '@portal/contract/validators';
import type { BackEnd } from './backEnd';
import { type Finding, off, skipped } from './finding';
import { judge } from './judge';
import { isOptionalCall, optionalParts } from './optionalParts';
import { getStep } from './plan';

export interface Walk {
  findings: Finding[];
  /** The contract's optional fields, and whether this back end has them. */
  parts: { call: string; name: string; isThere: boolean }[];
}

/** Calls whose answers supply parameters for others come first. */
const first = ['listPaymentMethods', 'listLiveSubscriptions', 'listTickets', 'getTicket'];

const inOrder = (operations: readonly Operation[]) =>
  operations.toSorted(
    (a, b) => Number(first.includes(b.operationId)) - Number(first.includes(a.operationId)),
  );

/** Makes every read call of the contract in sequence as the member. It changes nothing. */
export async function walkReads(
  backEnd: BackEnd,
  bundle: Bundle,
  member: { username: string; token: string },
): Promise<Walk> {
  const validators = createValidators(bundle);
  const answers = new Map<string, unknown>();
  const known = { username: member.username, answers };
  const findings: Finding[] = [];
  const parts: Walk['parts'] = [];
  for (const operation of inOrder(listOperations(bundle)).filter(({ method }) => method === 'get')) {
    const call = `GET ${operation.path}`;
    const step = getStep(operation, known);
    if ('skip' in step) {
      findings.push(skipped(call, step.skip));
      continue;
    }
    try {
      const reply = await backEnd.ask(step.path, operation.secured ? { token: member.token } : {});
      answers.set(operation.operationId, reply.body);
      findings.push(judge(operation, reply, validators, isOptionalCall(bundle, operation)));
      parts.push(...optionalParts(bundle, operation, reply.body).map((part) => ({ call, ...part })));
    } catch (error) {
      findings.push(
        off(call, `Nothing came back: ${error instanceof Error ? error.message : String(error)}.`),
      );
    }
  }
  return { findings, parts };
}
