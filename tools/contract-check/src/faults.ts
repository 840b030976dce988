import { isNode, type Node, type Operation } from '@portal/contract/bundle';
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

/** One fault for each value. The rows of a list are alike, so the first stands for all. */
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

const split = (body: Node, names: readonly string[]) =>
  [true, false].map((isIn) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name) === isIn)),
  );

/** The answer with its fields where the contract has them: beside `status`, or under `data`. */
export function lift(
  operation: Operation,
  body: unknown,
  validators: Validators,
): { body: unknown; note?: string } {
  if (!isNode(body) || Array.isArray(body)) return { body };
  const [envelope, rest] = split(body, own);
  const { data, ...others } = body;
  const candidates = [
    ...(data === undefined && Object.keys(rest ?? {}).length > 0
      ? [{ body: { ...envelope, data: rest }, note: 'the fields of data are beside status' }]
      : []),
    ...(isNode(data) && !Array.isArray(data)
      ? [
          {
            body: { ...others, ...data },
            note: `${Object.keys(data).slice(0, 4).join(', ')} belong beside status and are under data`,
          },
        ]
      : []),
  ];
  const count = (one: { body: unknown }) => {
    const errors = listErrors(operation, one.body, validators);
    return { missing: errors.filter(([, message]) => message === missing).length, all: errors.length };
  };
  const now = count({ body });
  // A field that is only missing is a fault of its own, so the whole answer has to fit better.
  return candidates.find((one) => count(one).missing < now.missing && count(one).all < now.all) ?? { body };
}
