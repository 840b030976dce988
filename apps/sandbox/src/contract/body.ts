import type { Sentence } from '../api/languages/sentence';
import type { FastifyRequest } from 'fastify';
import { isNode, type Operation } from '@portal/contract/bundle';
import { invalid, Refusal } from '../api/refusal';

const isFile = (value: unknown) => value instanceof Uint8Array;

/** A form may send a file in a text field or a text in a file field. The validator can't distinguish them. */
function misplacedFile({ fileFields }: Operation, body: unknown): Refusal | undefined {
  for (const [name, value] of isNode(body) ? Object.entries(body) : []) {
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    const wantsFile = fileFields.includes(name);
    if (parts.some((part) => isFile(part) !== wantsFile))
      return invalid({ [name]: [`The ${name.replaceAll('_', ' ')} field is invalid.`] });
  }
  return undefined;
}

/** A form repeats a list's field for each value, so a single value becomes a list too. */
export function listForm({ listFields }: Operation, body: unknown): void {
  if (!isNode(body)) return;
  for (const name of listFields) if (name in body) body[name] = [body[name]].flat();
}

const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : isNode(value) && !(value instanceof Uint8Array) && Object.values(value).some(hasNul);

/** PostgreSQL stores no NUL, so each text with one is refused. An id with one is no id, so it isn't found. */
export function nulFault({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): Refusal | undefined {
  const sent = [query, body].flatMap((part) => (isNode(part) ? Object.entries(part) : []));
  const faults = sent.filter(([name, value]) => !/(?:^|_)id$/.test(name) && hasNul(value));
  const errors = faults.map(([name]): [string, Sentence[]] => [
    name,
    [`The ${name.replaceAll('_', ' ')} field is invalid.`],
  ]);
  return faults.length > 0 ? invalid(Object.fromEntries(errors)) : undefined;
}

/** Fastify validates a body by its content type, so an unknown type would skip validation. */
export function bodyFault(
  operation: Operation,
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
): Refusal | undefined {
  if (operation.method === 'get') return undefined;
  if (body === undefined || body === null)
    return operation.bodyRequired ? invalid({ body: ['A body is required.'] }) : undefined;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!operation.bodyTypes.includes(type)) return new Refusal(415, 'Unsupported content type.');
  return type === 'multipart/form-data' ? misplacedFile(operation, body) : undefined;
}
