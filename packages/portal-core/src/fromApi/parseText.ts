/** A non-empty text without control characters; numbers count as texts. */
export function parseText(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const clean = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return clean === '' ? undefined : clean;
}

/** `12,500.50`, as PHP's number_format writes it. */
const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** A number without the commas of its groups. */
export const ungrouped = (text: string) => (grouped.test(text) ? text.replaceAll(',', '') : text);
