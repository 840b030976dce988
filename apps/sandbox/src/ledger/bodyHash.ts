import { createHash } from 'node:crypto';

/** SHA-256 (hex) of a call and what was sent with it; the order of keys does not matter. Give files as their hashes. */
export function bodyHash(operationId: string, body: unknown): string {
  return createHash('sha256')
    .update(`${operationId}\n${JSON.stringify(sorted(body))}`)
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return { object: pairs.sort(([a], [b]) => (a < b ? -1 : 1)) };
}
