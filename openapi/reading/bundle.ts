import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A node of the bundled contract. The linter checks its shape, so code reads it defensively without more types. */
export type Node = Record<string, unknown>;

export type Bundle = Node & { paths: Record<string, Record<string, Node>> };

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export interface Operation {
  operationId: string;
  /** Lower case, as in the contract. */
  method: string;
  /** As in the contract, with {braces}. */
  path: string;
  /** The operation's first tag. */
  area: string;
  /**
   * `x-session-alone`: what a session without the second factor can do with a write. `refused`, `mailed` to the member,
   * `returning` money to its wallet, or `harmless`. Undefined for reads and calls without a session.
   */
  sessionAlone: string | undefined;
  /** Whether it requires a bearer token. */
  secured: boolean;
  /** Whether a request without a body is refused. */
  bodyRequired: boolean;
  /** The allowed content types of its body. */
  bodyTypes: string[];
  /** The form fields with files. */
  fileFields: string[];
  /** The form fields that may repeat. */
  listFields: string[];
  /** Whether it accepts an Idempotency-Key (T12). */
  idempotent: boolean;
  /** Whether it answers a known ETag with 304. */
  conditional: boolean;
  /** Parameters with resolved references. */
  parameters: Node[];
  responses: Record<string, Node>;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Reads the bundle of `npm run build -w @portal/contract`. Throws with that advice if it is missing. */
export function loadBundle(): Bundle {
  const file = fileURLToPath(import.meta.resolve('../dist/openapi.json'));
  if (!existsSync(file))
    throw new Error('The contract is not bundled yet: run `npm run build -w @portal/contract`.');
  return JSON.parse(readFileSync(file, 'utf8')) as Bundle;
}

/** Returns the node, or the target of its `$ref` inside the bundle. */
export function follow(bundle: Bundle, node: Node): Node {
  const reference = node.$ref;
  if (typeof reference !== 'string') return node;
  const keys = reference
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = keys.reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), bundle);
  if (!isNode(target)) throw new Error(`The contract refers to ${reference}, which is not there.`);
  return follow(bundle, target);
}

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The form fields with a schema or items of bytes, and those that are lists. */
function getFormFields(bundle: Bundle, media: unknown): Pick<Operation, 'fileFields' | 'listFields'> {
  const schema = isNode(media) && isNode(media.schema) ? follow(bundle, media.schema) : {};
  const getField = (value: unknown) => (isNode(value) ? follow(bundle, value) : {});
  const isFile = (field: Node): boolean =>
    'contentMediaType' in field || (isNode(field.items) && isFile(getField(field.items)));
  const fields = isNode(schema.properties) ? Object.entries(schema.properties) : [];
  const toNames = (holds: (field: Node) => boolean) =>
    fields.filter(([, value]) => holds(getField(value))).map(([name]) => name);
  return { fileFields: toNames(isFile), listFields: toNames(({ type }) => type === 'array') };
}

/** Every operation of the contract, in its order. */
export function listOperations(bundle: Bundle): Operation[] {
  return Object.entries(bundle.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const security = operation.security ?? bundle.security;
      const tags = Array.isArray(operation.tags) ? (operation.tags as unknown[]) : [];
      const parameters = [...nodes(item.parameters), ...nodes(operation.parameters)].map((parameter) =>
        follow(bundle, parameter),
      );
      const body = isNode(operation.requestBody) ? follow(bundle, operation.requestBody) : undefined;
      return [
        {
          operationId: String(operation.operationId),
          method,
          path,
          area: String(tags[0]),
          sessionAlone:
            typeof operation['x-session-alone'] === 'string' ? operation['x-session-alone'] : undefined,
          secured: Array.isArray(security) && security.length > 0,
          bodyRequired: body?.required === true,
          bodyTypes: isNode(body?.content) ? Object.keys(body.content) : [],
          ...getFormFields(bundle, isNode(body?.content) ? body.content['multipart/form-data'] : undefined),
          idempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
          conditional: parameters.some(({ name }) => name === 'If-None-Match'),
          parameters,
          responses: isNode(operation.responses) ? (operation.responses as Record<string, Node>) : {},
        },
      ];
    }),
  );
}
