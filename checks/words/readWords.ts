import { join } from 'node:path';
import { files, read, root } from '../files';

type Composed = (...parts: (string | number)[]) => string;
type Text = string | Composed | { [key: string]: Text };

/** The catalogues of a file by their names, which are those of their constants (checks/catalogues.test.ts). */
const namesIn = (file: string) =>
  [...read(file).matchAll(/export const (\w+)[^=]*= defineMessages\(/g)].map(([, name = '']) => name);

const getPlaces = (text: Composed): string[] => Array.from({ length: text.length }, (_none, at) => `{${at}}`);

/** What a function makes of signs in the place of its parts: `Level {0}`. */
const sample = (text: Composed) => text(...getPlaces(text));

/** The parts whose number chooses among forms of a word, by their places: `1` says something else there than `2`. */
function getCounts(text: Composed): number[] {
  const said = (at: number, part: string | number) => {
    try {
      return text(...getPlaces(text).with(at, part as string)).replaceAll('1', '2');
    } catch {
      // It takes texts alone there, and is asked with one as well.
      return '';
    }
  };
  // Some functions compare numbers, and others what is written out.
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

/** Every text of the portal by its key, as the sources have it, in the order of keys. */
export async function readWords(): Promise<Record<string, string>> {
  const texts = await readTexts();
  return Object.fromEntries(
    texts.map(([key, text]) => [key, typeof text === 'string' ? text : sample(text)]),
  );
}

/** The texts that choose by a number in English, by their keys, each with the places of those numbers. */
export async function readCounts(): Promise<[string, number[]][]> {
  const texts = await readTexts();
  return texts.flatMap(([key, text]): [string, number[]][] => {
    const counts = typeof text === 'string' ? [] : getCounts(text);
    return counts.length > 0 ? [[key, counts]] : [];
  });
}
