import {
  type Bundle,
  follow,
  isNode,
  listOperations,
  type Node,
  type Operation,
} from '@portal/contract/bundle';
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

/** The contract's JSON of a read's answer. */
function getJson(bundle: Bundle, operation: Operation | undefined): Node {
  const found = operation?.responses['200'];
  const content = found && follow(bundle, found).content;
  return isNode(content) && isNode(content['application/json']) ? content['application/json'] : {};
}

/** The contract's own answer to a read. */
export const getExample = ({ bundle }: Contract, operation: Operation | undefined): unknown =>
  getJson(bundle, operation).example;

/** The fields of an answer by their path (`data[].amount`), of every branch of its schema. */
export function listProperties(bundle: Bundle, operation: Operation): Map<string, Node> {
  const found = new Map<string, Node>();
  const visit = (node: unknown, path: string, depth: number): void => {
    if (!isNode(node) || depth > 12) return;
    const schema = follow(bundle, node);
    for (const branch of [schema.allOf, schema.anyOf, schema.oneOf].flat()) visit(branch, path, depth + 1);
    visit(schema.items, `${path}[]`, depth + 1);
    for (const [name, property] of Object.entries(isNode(schema.properties) ? schema.properties : {})) {
      const here = path === '' ? name : `${path}.${name}`;
      // A description next to a reference is the field's own.
      if (isNode(property)) found.set(here, { ...follow(bundle, property), ...property });
      visit(property, here, depth + 1);
    }
  };
  visit(getJson(bundle, operation).schema, '', 0);
  return found;
}

/** The example with days, amounts and titles that no other field has, so that a screen shows which field it shows. */
export function makeTellable(example: unknown, seed: number): unknown {
  let next = seed;
  if (example === undefined) return undefined;
  return JSON.parse(JSON.stringify(example), (name, value: unknown) => {
    if (typeof value !== 'string') return value;
    next += 1;
    if (name === 'title') return `${value} ${next}`;
    if (/^\d{4}-\d\d-\d\dT/.test(value))
      return new Date(Date.parse(value) - (next % 997) * 5 * 86_400_000).toISOString();
    return /^[1-9]\d*\.\d\d$/.test(value) ? (Number(value) + (next % 97) / 100).toFixed(2) : value;
  });
}
