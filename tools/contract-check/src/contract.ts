import { type Bundle, follow, isNode, listOperations, type Operation } from '@portal/contract/bundle';
import { createValidators } from '@portal/contract/validators';

/** The contract's reads. */
export interface Contract {
  bundle: Bundle;
  reads: Operation[];
  /** The read that a path after `/api` belongs to. */
  find: (path: string) => Operation | undefined;
  /** What is off the contract in an answer, by the names of its fields: `must be array`. */
  listFaults: (operation: Operation, body: unknown) => Map<string, string>;
}

/** Faults of a branch repeat those inside it, and fields outside the contract are no fault. */
const noFaults = ['unevaluatedProperties', 'additionalProperties', 'oneOf', 'anyOf', 'if'];

/** `/data/*&#47;amount`, so that every row has the same name. */
const toName = (pointer: string) => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*') || 'the answer';

export function createContract(bundle: Bundle): Contract {
  const validators = createValidators(bundle);
  const reads = listOperations(bundle).filter(({ method }) => method === 'get');
  const patterns = reads.map(
    (operation) => [operation, new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)] as const,
  );
  return {
    bundle,
    reads,
    find: (path) => patterns.find(([, pattern]) => pattern.test(path))?.[0],
    listFaults: (operation, body) => {
      const validate = validators.response(operation, 200);
      if (!validate || validate(body)) return new Map();
      const errors = (validate.errors ?? []).filter(({ keyword }) => !noFaults.includes(keyword));
      return new Map(
        errors
          .filter(({ params }) => params.type !== 'null')
          .map(({ instancePath, message = 'is off', params }) =>
            'missingProperty' in params
              ? [toName(`${instancePath}/${String(params.missingProperty)}`), 'is missing']
              : [toName(instancePath), message],
          ),
      );
    },
  };
}

/** The contract's own answer to a read. */
export function getExample({ bundle }: Contract, operation: Operation | undefined): unknown {
  const found = operation?.responses['200'];
  const content = found && follow(bundle, found).content;
  const json = isNode(content) ? content['application/json'] : undefined;
  return isNode(json) ? json.example : undefined;
}

/** The example with days and amounts that no other field has, so that a screen shows which field it shows. */
export function makeTellable(example: unknown, seed: number): unknown {
  let next = seed;
  const tell = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(tell);
    if (isNode(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tell(one)]));
    if (typeof value !== 'string') return value;
    next += 1;
    if (/^\d{4}-\d\d-\d\dT/.test(value))
      return new Date(Date.parse(value) - (next % 997) * 5 * 86_400_000).toISOString();
    return /^[1-9]\d*\.\d\d$/.test(value) ? (Number(value) + (next % 97) / 100).toFixed(2) : value;
  };
  return tell(example);
}
