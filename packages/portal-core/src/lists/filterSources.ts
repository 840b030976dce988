import type { FilterField, FilterValues } from '@portal/ui';
import type { Unread } from '../fromApi/answer';
import { parseFields, parseItems, parseText, parsePlainText } from '../fromApi/parse';

// Pure: the `source` of a list's answer, with the options of its filter and the names in its rows (B §3).

export interface FilterSource {
  value: string;
  label: string;
}

/** An answer with the sources of its rows. */
type Sourced = Unread<{ source?: readonly { key?: unknown; value?: unknown }[] }>;

/** The key/value pairs or plain texts of an answer; empty without any. */
export function getSources(body: Sourced | undefined): FilterSource[] {
  const named = parseItems(parseFields(body).source).flatMap((item) => {
    const { key, value } = parseFields(item);
    // Some servers send a plain text, which is both.
    const [id, label] = [parseText(key) ?? parseText(item), parsePlainText(value)];
    return id === undefined ? [] : [[id, { value: id, label: label || parsePlainText(id) || id }] as const];
  });
  return [...new Map(named).values()];
}

/** Returns a function that names a row's source. A source without a name shows its key. */
export function sourceNames(body: Sourced): (source: unknown) => string {
  const names = new Map(getSources(body).map(({ value, label }) => [value, label]));
  return (source) => {
    const key = parsePlainText(source);
    return names.get(key) ?? key;
  };
}

/**
 * A screen's fields with the server's options and the current filter. Before the first answer the field is a text,
 * because the address is read earlier (ADR 6).
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
