import { join } from 'node:path';
import { files, read, root } from '../../requirements/files';

type Composed = (...parts: (string | number)[]) => string;
type Text = string | Composed | { [key: string]: Text };

/** Returns a file's messages by the names of their constants (tools/rules/catalogues.test.ts). */
const namesIn = (file: string) =>
  [...read(file).matchAll(/export const (\w+)[^=]*= defineMessages\(/g)].map(([, name = '']) => name);

const getPlaceholders = (text: Composed): string[] =>
  Array.from({ length: text.length }, (_none, at) => `{${at}}`);

/** Returns a function's text with placeholders for its variables: `Level {0}`. */
const sample = (text: Composed) => text(...getPlaceholders(text));

/** Returns the positions of variables that select a plural form: `1` gives another text than `2`. */
function getCounts(text: Composed): number[] {
  const said = (at: number, part: string | number) => {
    try {
      return text(...getPlaceholders(text).with(at, part as string)).replaceAll('1', '2');
    } catch {
      // This function accepts only texts there, so it gets one as well.
      return '';
    }
  };
  // Some functions compare numbers, and others formatted texts.
  const chooses = (at: number) => said(at, 1) !== said(at, 2) || said(at, '1') !== said(at, '2');
  return [...Array(text.length).keys()].filter(chooses);
}

function gather(into: Map<string, string | Composed>, location: string, text: Text): void {
  if (typeof text === 'string' || typeof text === 'function') into.set(location, text);
  else for (const [key, inner] of Object.entries(text)) gather(into, `${location}.${key}`, inner);
}

async function readTexts(): Promise<[string, string | Composed][]> {
  const texts = new Map<string, string | Composed>();
  for (const file of files.filter((one) => /^packages\/ui\/src\/.*\.ts$/.test(one))) {
    const names = namesIn(file);
    if (names.length === 0) continue;
    const made = (await import(/* @vite-ignore */ join(root, file))) as Record<string, Text | undefined>;
    for (const name of names) gather(texts, name, made[name] ?? {});
  }
  return [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Returns every text of the portal by its key, sorted by key. */
export async function readWords(): Promise<Record<string, string>> {
  const texts = await readTexts();
  return Object.fromEntries(
    texts.map(([key, text]) => [key, typeof text === 'string' ? text : sample(text)]),
  );
}

/** Returns the English texts with plural forms, by key, each with the positions of their numbers. */
export async function readCounts(): Promise<[string, number[]][]> {
  const texts = await readTexts();
  return texts.flatMap(([key, text]): [string, number[]][] => {
    const counts = typeof text === 'string' ? [] : getCounts(text);
    return counts.length > 0 ? [[key, counts]] : [];
  });
}
