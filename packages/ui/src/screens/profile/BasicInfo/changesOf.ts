/** The fields that differ from what they were, without blanks at either end; 'edited profile fields' (D57). */
export function changesOf<T extends object>(start: T, now: T): Partial<T> {
  const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
  const changed = Object.entries(now)
    .map(([field, value]): [string, unknown] => [field, trimmed(value)])
    .filter(([field, value]) => value !== trimmed(start[field as keyof T]));
  return Object.fromEntries(changed) as Partial<T>;
}
