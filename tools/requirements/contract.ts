import { read } from './files';

/** A part of the contract. */
export type Part = Readonly<Record<string, unknown>>;

/** One call of the contract: its operation, with unresolved references. */
export interface Operation {
  method: string;
  path: string;
  value: Part;
  /** The parameters of the operation and of its path item. */
  parameters: Part[];
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** @throws when a value of the contract that must be an object is none */
export function asObject(value: unknown): Part {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${JSON.stringify(value)} is not an object`);
  return value as Part;
}

/** Written by `npm run generate`. */
const bundle = JSON.parse(read('openapi/dist/openapi.json')) as Part;

/** Resolves a value: itself, or its `$ref` with the properties next to the `$ref` merged over it. */
export function follow(value: unknown): Part {
  const { $ref, ...own } = asObject(value);
  if (typeof $ref !== 'string') return own;
  const keys = $ref.split('/').slice(1);
  const found = keys.reduce<unknown>((part, key) => asObject(part)[key.replaceAll('~1', '/')], bundle);
  return { ...follow(found), ...own };
}

/** Returns every operation of the contract, in order. */
export const readOperations = (): Operation[] =>
  Object.entries(asObject(bundle['paths'])).flatMap(([path, item]) =>
    methods
      .filter((method) => method in asObject(item))
      .map((method) => {
        const value = follow(asObject(item)[method]);
        const parameters = [asObject(item), value].flatMap((one) => asList(one['parameters']).map(follow));
        return { method: method.toUpperCase(), path, value, parameters };
      }),
  );
