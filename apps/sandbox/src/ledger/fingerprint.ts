import { createHash } from 'node:crypto';

/**
 * Identifies a call and its body by a SHA-256 (hex) that ignores the order of keys. Pass files as their own
 * fingerprints.
 */
export function fingerprint(operationId: string, body: unknown): string {
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
