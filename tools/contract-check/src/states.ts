import { isNode, type Operation } from '@portal/contract/bundle';
import type { Pair } from './browser';
import { listProperties, type Contract } from './contract';
import { toFindings, type Finding, type Result } from './finding';
import { describe } from './reading';
import { getRows } from './rows';
import { isWritten, simplify } from './written';

// Pure: compares the state that a row was sent with the state that its row shows.

/** The words of a field's codes by code. `else`: the word of any other code. */
type Words = ReadonlyMap<string, string>;

/** Parses a description (`0 Pending, 1 Approved.`), or the words of an enum. Empty for a field without states. */
function parseWords(description: unknown, words: unknown): Words {
  const coded = [...String(description).matchAll(/\b(\d|anything else) ([A-Z]\w+(?: [A-Z]\w+)*)/g)];
  const found = coded.map(([, code = '', word = '']) => [code.replace('anything ', ''), word] as const);
  if (found.length > 0 || !Array.isArray(words)) return new Map(found);
  return new Map(words.filter((one) => /^[a-z]{3,}$/.test(String(one))).map((one) => [one, one] as const));
}

/** The word of a value: a code, a flag, or the word itself. Undefined for a value that the contract doesn't have. */
function toWord(value: unknown, words: Words): string | undefined {
  const code = typeof value === 'boolean' ? Number(value) : value;
  const same = [...words.values()].find((word) => simplify(word) === simplify(String(value)));
  return words.get(String(code)) ?? same ?? (isNode(value) ? undefined : words.get('else'));
}

interface Row {
  value: unknown;
  /** The word of the contract, and those that the row shows. */
  word: string | undefined;
  shown: string[];
  /** Another field of the row that has another of the words. */
  other: string | undefined;
}

function toRow(row: unknown, key: string, words: Words, text: string): Row {
  const fields = isNode(row) ? row : {};
  const word = toWord(fields[key], words);
  const all = [...words.values()];
  const isOther = ([name, value]: [string, unknown]) =>
    name !== key && all.some((one) => one !== word && simplify(one) === simplify(String(value)));
  const [name, value] = Object.entries(fields).find(isOther) ?? [];
  const shown = all.filter((one) => isWritten(one, 'text', simplify(text)));
  return { value: fields[key], word, shown, other: name && `${name} is ${describe(value)}` };
}

function toFault(
  name: string,
  key: string,
  { value, word, shown, other }: Row,
): [Result, string] | undefined {
  const sent = `${key} ${describe(value)}`;
  const seen = shown.join(' and ');
  if (shown.length === 0) return ['lost', `${name} shows no state for ${sent}.`];
  if (word === undefined)
    return ['hint', `${name} shows ${sent}, which the contract doesn’t have, as ${seen}.`];
  if (!shown.includes(word)) return ['lost', `${name} shows ${sent} as ${seen}, and it means ${word}.`];
  if (other === undefined) return undefined;
  return ['lost', `${name} shows ${sent} as ${seen}, and ${other} in the same row.`];
}

/** Compares the states of rows with their drawn rows, by each field whose state the contract's example shows there. */
export function judgeStates(
  { screen: { name }, drawn, reference }: Pair,
  contract: Contract,
  operation: Operation,
  { body, example }: { body: unknown; example: unknown },
): Finding[] {
  if (getRows(example).length !== reference.rowTexts.length) return [];
  const read = (rows: unknown, texts: readonly string[], key: string, words: Words) =>
    getRows(rows).map((row, at) => toRow(row, key, words, texts[at] ?? ''));
  const fields = [...listProperties(contract.bundle, operation)].map(
    ([path, { description, enum: words }]) =>
      [path.split('.').at(-1) ?? '', parseWords(description, words)] as const,
  );
  return fields.flatMap(([key, words]) => {
    const known = read(example, reference.rowTexts, key, words);
    if (words.size < 2 || !known.some(({ word, shown }) => word !== undefined && shown.includes(word)))
      return [];
    const rows = read(body, drawn.rowTexts, key, words).slice(0, drawn.rowTexts.length);
    const legend = new Set(rows.map(({ value, shown }) => `${describe(value)} as ${shown.join()}`));
    const faults = rows.map((row) => toFault(name, key, row));
    const once = new Map(faults.map((fault) => [fault?.[1], fault]));
    const about = `The states of ${name} (GET ${operation.path}, ${key})`;
    const works = `${rows.length} rows: ${[...legend].join(', ') || 'none'}.`;
    return toFindings(about, works, [...once.values()]);
  });
}
