import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** A part of the contract as written, with the file that its relative references start from. */
export interface Piece {
  file: string;
  value: Record<string, unknown>;
}

/** One call of the contract: its path item and operation, with unresolved references. */
export interface Operation {
  method: string;
  path: string;
  piece: Piece;
  /** The parameters of the operation and of its path item. */
  parameters: Piece[];
}

const root = fileURLToPath(new URL('../../openapi/openapi.yaml', import.meta.url));
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const documents = new Map<string, unknown>();

/** @throws when a value of the contract that must be an object is none */
export function asObject(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${where} is not an object`);
  }
  return value as Record<string, unknown>;
}

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

function readDocument(file: string): unknown {
  if (!documents.has(file)) documents.set(file, parse(readFileSync(file, 'utf8')));
  return documents.get(file);
}

/**
 * Resolves a value: itself, or its `$ref` with the properties next to the `$ref` merged over it. It reads the source
 * files and not the bundle, which may be outdated.
 * @throws when a reference leads nowhere
 */
export function follow(value: unknown, file: string): Piece {
  const { $ref, ...siblings } = asObject(value, file);
  if ($ref === undefined) return { file, value: siblings };
  if (typeof $ref !== 'string') throw new Error(`${file}: $ref is not a text`);
  const [location = '', pointer = ''] = $ref.split('#');
  const target = location === '' ? file : resolve(dirname(file), location);
  let found = readDocument(target);
  for (const key of pointer.split('/').slice(1)) {
    found = asObject(found, $ref)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  const piece = follow(found, target);
  return { file: piece.file, value: { ...piece.value, ...siblings } };
}

/** Returns every operation of the contract, in order. */
export function readOperations(): Operation[] {
  const paths = asObject(asObject(readDocument(root), root)['paths'], 'paths');
  return Object.entries(paths).flatMap(([path, item]) => {
    const { file, value } = follow(item, root);
    return methods
      .filter((method) => method in value)
      .map((method) => {
        const piece = follow(value[method], file);
        const shared = asList(value['parameters']).map((parameter) => follow(parameter, file));
        const own = asList(piece.value['parameters']).map((parameter) => follow(parameter, piece.file));
        return { method: method.toUpperCase(), path, piece, parameters: [...shared, ...own] };
      });
  });
}
