/** A non-empty text without control characters; numbers count as texts. */
export function parseText(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const clean = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return clean === '' ? undefined : clean;
}
