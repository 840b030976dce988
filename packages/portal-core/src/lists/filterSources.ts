import type { FilterField, FilterValues } from '@portal/ui';
import type { Fields, Unread } from '../fromApi/answer';
import { translateSource } from '@portal/ui/text/summaryTitles/sourceTitles';
import { parseFields, parseItems, parseText, parsePlainText } from '../fromApi/parse';

// Pure: the `source` of a list's answer, with the options of its filter and the names in its rows (B §3).

export interface FilterSource {
  value: string;
  label: string;
}

interface Named {
  source?: readonly { key?: unknown; value?: unknown }[];
}

/** An answer with the sources of its rows, next to them or with them under `data` (D120). */
type Sourced = Unread<Named>;

/** One option for each key, because a list filters by keys. A key with several names has them all (D145). */
function withJoinedNames(pairs: readonly FilterSource[]): FilterSource[] {
  const names = new Map<string, string[]>();
  for (const { value, label } of pairs) {
    const known = names.get(value) ?? [];
    names.set(value, known.includes(label) ? known : [...known, label]);
  }
  return [...names].map(([value, labels]) => ({ value, label: labels.join(' / ') }));
}

/** The key/value pairs or plain texts of an answer; empty without any. */
export function getSources(body: Sourced | undefined): FilterSource[] {
  const own: Fields<Named & { data?: Named }> = parseFields(body);
  const named = parseItems(own.source ?? parseFields(own.data).source).flatMap((item) => {
    const { key, value } = parseFields(item);
    // Some servers send a plain text, which is both.
    const [id, label] = [parseText(key) ?? parseText(item), parsePlainText(value)];
    return id === undefined ? [] : [{ value: id, label: translateSource(label || parsePlainText(id) || id) }];
  });
  return withJoinedNames(named);
}

/**
 * Returns a function that names a row's source, in any case of letters. A source without a name shows its key. An export
 * may lack the names, so `named` are answers that may have them.
 */
export function sourceNames(...named: (Sourced | undefined)[]): (source: unknown) => string {
  const pairs = named.flatMap(getSources).reverse();
  const names = new Map(pairs.map(({ value, label }) => [value, label]));
  const anyCase = new Map(pairs.map(({ value, label }) => [value.toLowerCase(), label]));
  return (source) => {
    const key = parsePlainText(source);
    return names.get(key) ?? anyCase.get(key.toLowerCase()) ?? translateSource(key);
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
    field.type === 'text' && field.name === name
      ? { type: 'option', name, label: field.label, options }
      : field,
  );
}
