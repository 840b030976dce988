import type { Operation } from '@portal/contract/bundle';
import type { Validators } from '@portal/contract/validators';
import type { Reply } from './backEnd';
import { type Finding, judged } from './finding';

/** Faults named in full for one answer. The others are only counted. */
const mostNamed = 6;

const toName = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

/** Fields outside the contract are no fault because the portal ignores them. */
const isMore = (keyword: string) => keyword === 'unevaluatedProperties' || keyword === 'additionalProperties';

interface BodyFaults {
  off: string[];
  /** Fields beyond the contract. */
  more: string[];
}

/** The faults of an answer's body, by the contract's schema for that status. */
function bodyFaults(operation: Operation, { status, body }: Reply, { response }: Validators): BodyFaults {
  const validate = response(operation, status);
  if (!validate) return { off: [], more: [] };
  if (body === undefined) return { off: ['The answer is no JSON.'], more: [] };
  const errors = validate(body) ? [] : (validate.errors ?? []);
  const said = errors
    .filter(({ keyword }) => !isMore(keyword))
    .map(({ instancePath, message, params }) => {
      const allowed = 'allowedValues' in params ? `: ${String(params.allowedValues)}` : '';
      return `${instancePath || 'the answer'} ${message ?? 'is off'}${allowed}.`;
    });
  const off = [...new Set(said)];
  const unnamed = errors
    .filter(({ keyword }) => isMore(keyword))
    .map(({ params }) => String(params.unevaluatedProperty ?? params.additionalProperty));
  const rest = off.length - mostNamed;
  return {
    off: rest > 0 ? [...off.slice(0, mostNamed), `And ${rest} more.`] : off,
    // After a fault the validator has not visited every named field.
    more:
      off.length > 0 || unnamed.length === 0 ? [] : [`More than the contract has: ${unnamed.join(', ')}.`],
  };
}

/** Checks an answer against the contract. `isOptional` allows a back end to omit the call. */
export function judge(
  operation: Operation,
  reply: Reply,
  validators: Validators,
  isOptional: boolean,
): Finding {
  const about = toName(operation);
  const { status, milliseconds } = reply;
  if (isOptional && (status === 404 || status === 405))
    return { about, result: 'absent', notes: ['The portal does without it.'], milliseconds };
  const wrongStatus = status !== 200 && `It answers ${status} to a read that the member may do.`;
  const { off, more } = bodyFaults(operation, reply, validators);
  const finding = judged(about, [wrongStatus, ...off]);
  return { ...finding, notes: [...finding.notes, ...more], milliseconds };
}
