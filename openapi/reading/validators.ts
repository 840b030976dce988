import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { type Bundle, follow, isNode, type Node, type Operation } from './bundle';

const escape = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The contract describes a form's files as text, so the validator gets an empty text instead of their bytes. */
const withoutBytes = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return '';
  if (Array.isArray(value)) return value.map(withoutBytes);
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutBytes(entry)]));
};

export interface Validators {
  /** Bodies are validated unchanged: no coercion, no defaults (T21). */
  body: (operation: Operation, contentType: string) => ValidateFunction;
  /** Path, query and header values are texts, coerced to the contract's types. */
  parameters: (operation: Operation, location: 'path' | 'query' | 'header') => ValidateFunction;
  /** Undefined if the contract has no JSON answer for that status. */
  response: (operation: Operation, status: number) => ValidateFunction | undefined;
}

/** Compiles the bundle's schemas (JSON Schema 2020-12) at first use. */
export function createValidators(bundle: Bundle): Validators {
  const exact = new Ajv2020({ strict: false, allErrors: true });
  const coercing = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true, useDefaults: true });
  for (const ajv of [exact, coercing]) {
    for (const [name, format] of Object.entries(fullFormats)) ajv.addFormat(name, format);
    ajv.addSchema(bundle, 'contract', undefined, false);
  }
  const at = (keys: string[]) =>
    lazily(() => exact.compile({ $ref: `contract#/${keys.map(escape).join('/')}` }));

  const body: Validators['body'] = ({ path, method }, contentType) => {
    const validate = at(['paths', path, method, 'requestBody', 'content', contentType, 'schema']);
    return contentType === 'multipart/form-data' ? lazily(() => validate, withoutBytes) : validate;
  };

  const parameters: Validators['parameters'] = (operation, location) => {
    const here = operation.parameters.filter((parameter) => parameter.in === location);
    const name = (parameter: Node) =>
      location === 'header' ? String(parameter.name).toLowerCase() : String(parameter.name);
    return lazily(() =>
      coercing.compile({
        type: 'object',
        properties: Object.fromEntries(
          here.map((parameter) => [name(parameter), textBranch(bundle, parameter.schema)]),
        ),
        required: here.filter((parameter) => parameter.required === true).map(name),
      }),
    );
  };

  const cache = new Map<string, ValidateFunction | undefined>();
  const response: Validators['response'] = (operation, status) => {
    const code = String(status) in operation.responses ? String(status) : 'default';
    const key = `${operation.operationId} ${code}`;
    if (!cache.has(key)) {
      const found = operation.responses[code];
      const content = found && follow(bundle, found).content;
      const json = isNode(content) ? content['application/json'] : undefined;
      const schema = isNode(json) && isNode(json.schema) ? json.schema : undefined;
      cache.set(key, schema && exact.compile(absolute(schema)));
    }
    return cache.get(key);
  };

  return { body, parameters, response };
}

/** Compiles a validator at its first call, which keeps the start fast. `read` prepares the validator's input. */
function lazily(compile: () => ValidateFunction, read = (data: unknown) => data): ValidateFunction {
  let compiled: ValidateFunction | undefined;
  const validate = (data: unknown) => {
    compiled ??= compile();
    const valid = compiled(read(data));
    (validate as unknown as ValidateFunction).errors = compiled.errors;
    return valid;
  };
  return validate as unknown as ValidateFunction;
}

/** An id is a number or a text. A parameter is text, so only that branch applies, while coercion would match both. */
function textBranch(bundle: Bundle, schema: unknown): Node {
  if (!isNode(schema)) return {};
  const found = follow(bundle, schema);
  const branches = Array.isArray(found.anyOf) ? found.anyOf.filter(isNode) : [];
  return branches.find((branch) => branch.type === 'string') ?? absolute(found);
}

/** Returns the same schema with absolute references into the bundle. */
function absolute(value: unknown): Node {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (!isNode(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, entry]) =>
        key === '$ref' && typeof entry === 'string' ? [key, `contract${entry}`] : [key, visit(entry)],
      ),
    );
  };
  return visit(value) as Node;
}
