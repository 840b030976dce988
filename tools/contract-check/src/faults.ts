import { isNode, type Operation } from '@portal/contract/bundle';
import type { Validators } from '@portal/contract/validators';
import { getAt, toName, withAt } from './probe';

/** A value that is off the contract, by its first pointer. */
export interface Fault {
  pointer: string;
  /** The contract's words: `must be string`. */
  message: string;
  /** Whether the contract takes null there, or no value. */
  mayBeNothing: boolean;
}

const missing = 'is required';

/** Fields outside the contract are no fault, because the portal ignores them. Branches repeat their own faults. */
const noFaults = ['unevaluatedProperties', 'additionalProperties', 'oneOf', 'anyOf', 'if'];

function listErrors(
  operation: Operation,
  body: unknown,
  { response }: Validators,
): [pointer: string, message: string][] {
  const validate = response(operation, 200);
  if (!validate || validate(body)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => !noFaults.includes(keyword));
  // What may be null has a second branch, which says more.
  const isOther = ({ params }: (typeof errors)[number]) => params.type !== 'null';
  return errors
    .filter(
      (error) =>
        isOther(error) ||
        !errors.some((other) => isOther(other) && other.instancePath.startsWith(error.instancePath)),
    )
    .map(({ instancePath, message = 'is off', params }) => {
      if ('missingProperty' in params) return [`${instancePath}/${String(params.missingProperty)}`, missing];
      const allowed =
        'allowedValues' in params ? `: ${(params.allowedValues as unknown[]).map(String).join(', ')}` : '';
      return [instancePath, `${message}${allowed}`];
    });
}

/** One fault for each value. The rows of a list are alike, so the first represents all. */
export function getFaults(operation: Operation, body: unknown, validators: Validators): Fault[] {
  const byName = new Map<string, Fault>();
  const errors = listErrors(operation, body, validators);
  for (const [pointer, message] of errors) {
    const name = toName(pointer);
    if (byName.has(name)) continue;
    const isStillOff = (value: unknown) =>
      listErrors(operation, withAt(body, pointer, value), validators).some(([other]) => other === pointer);
    const mayBeNothing = getAt(body, pointer) !== undefined && (!isStillOff(null) || !isStillOff(undefined));
    byName.set(name, { pointer, message, mayBeNothing });
  }
  return [...byName.values()];
}

const own = ['status', 'message', 'msg', 'errors'];

/** The answer with its fields where the contract has them: next to `status`, or under `data`. */
export function lift(
  operation: Operation,
  body: unknown,
  validators: Validators,
): { body: unknown; note?: string } {
  if (!isNode(body) || Array.isArray(body)) return { body };
  const errors = listErrors(operation, body, validators);
  const now = errors.map(([pointer]) => pointer);
  const { data, ...others } = body;
  if (data === undefined && now.includes('/data')) {
    const entries = Object.entries(others);
    const outer = entries.filter(([name]) => !own.includes(name));
    if (outer.length === 0) return { body };
    const envelope = Object.fromEntries(entries.filter(([name]) => own.includes(name)));
    return {
      body: { ...envelope, data: Object.fromEntries(outer) },
      note: 'the fields of data are next to status',
    };
  }
  if (!isNode(data) || Array.isArray(data)) return { body };
  const lifted = { ...others, ...data };
  const isUnder = now.some((pointer) => {
    const [, first = '', second] = pointer.split('/');
    return first === 'data' ? 'data' in data && !(second !== undefined && second in data) : first in data;
  });
  // Rows that the contract has under a page must not lose the page.
  const isPageLost = listErrors(operation, lifted, validators).some(
    ([pointer, message]) =>
      (pointer === '/data' || pointer === '/data/data') &&
      !errors.some((error) => error[0] === pointer && error[1] === message),
  );
  if (!isUnder || isPageLost) return { body };
  const names = Object.keys(data).slice(0, 4).join(', ');
  return { body: lifted, note: `${names} belong next to status and are under data` };
}
