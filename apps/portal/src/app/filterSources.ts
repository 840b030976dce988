import type { FilterField, FilterValues } from '@portal/ui';
import { fieldsOf, listOf, textOf, wordsOf } from './wire';

// Pure: the `source` that a list's answer carries, the choices of its filter and the words of its rows (B §3).

export interface FilterSource {
  value: string;
  label: string;
}

/** Key/value pairs of an answer; none where it has none. */
export function sourcesOf(body: unknown): FilterSource[] {
  const named = listOf(fieldsOf(body)['source']).flatMap(({ key, value }) => {
    const [id, label] = [textOf(key), wordsOf(value)];
    return id === undefined ? [] : [[id, { value: id, label: label || id }] as const];
  });
  return [...new Map(named).values()];
}

/** Of an answer, how a row's source is called; the source itself where the answer has no words for it. */
export function sourceNames(body: unknown): (source: unknown) => string {
  const names = new Map(sourcesOf(body).map(({ value, label }) => [value, label]));
  return (source) => {
    const key = wordsOf(source);
    return names.get(key) ?? key;
  };
}

/**
 * A screen's fields with the choices that its server named: an address is read before the first answer, so its field is
 * a text there (ADR 6). What filters now is a choice in any case.
 */
export function withSources(
  fields: readonly FilterField[],
  name: string,
  sources: readonly FilterSource[],
  filters: FilterValues,
): FilterField[] {
  const now = filters[name];
  const isNamed = now === undefined || sources.some(({ value }) => value === now);
  const options = isNamed ? sources : [...sources, { value: now, label: now }];
  return fields.map((field) =>
    field.type === 'text' && field.name === name ? { ...field, type: 'option', options } : field,
  );
}
