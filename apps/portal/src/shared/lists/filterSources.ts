import type { FilterField, FilterValues } from '@portal/ui';
import type { Unread } from '../wire/answer';
import { parseFields, parseList, parseText, parsePlainText } from '../wire/wire';

// Pure: the `source` that a list's answer carries, the choices of its filter and the words of its rows (B §3).

export interface FilterSource {
  value: string;
  label: string;
}

/** An answer that names the sources of its rows. */
type Sourced = Unread<{ source?: readonly { key?: unknown; value?: unknown }[] }>;

/** The key/value pairs of an answer; empty where it has none. */
export function getSources(body: Sourced | undefined): FilterSource[] {
  const named = parseList(parseFields(body).source).flatMap(({ key, value }) => {
    const [id, label] = [parseText(key), parsePlainText(value)];
    return id === undefined ? [] : [[id, { value: id, label: label || id }] as const];
  });
  return [...new Map(named).values()];
}

/** Gives a function that names a row's source. Where the answer has no words for a source, it stands for itself. */
export function sourceNames(body: Sourced): (source: unknown) => string {
  const names = new Map(getSources(body).map(({ value, label }) => [value, label]));
  return (source) => {
    const key = parsePlainText(source);
    return names.get(key) ?? key;
  };
}

/**
 * A screen's fields with the choices that its server named. An address is read before the first answer, so until then
 * the field is a text (ADR 6). What filters now is a choice in any case.
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
