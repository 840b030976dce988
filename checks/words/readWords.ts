import { join } from 'node:path';
import { files, read, root } from '../files';

type Text = string | ((...parts: string[]) => string) | { [key: string]: Text };

/** The catalogues of a file by their names, which are those of their constants (checks/catalogues.test.ts). */
const namesIn = (file: string) =>
  [...read(file).matchAll(/export const (\w+)[^=]*= catalogue\(/g)].map(([, name = '']) => name);

/** What a function makes of signs in the place of its parts: `Level {0}`. */
const sample = (text: (...parts: string[]) => string) =>
  text(...Array.from({ length: text.length }, (_none, at) => `{${at}}`));

function gather(into: Record<string, string>, place: string, text: Text): void {
  if (typeof text === 'string') into[place] = text;
  else if (typeof text === 'function') into[place] = sample(text);
  else for (const [key, inner] of Object.entries(text)) gather(into, `${place}.${key}`, inner);
}

/** Every text of the portal by its key, as the sources have it, in the order of keys. */
export async function readWords(): Promise<Record<string, string>> {
  const words: Record<string, string> = {};
  for (const file of files.filter((one) => /^packages\/ui\/src\/.*\.ts$/.test(one))) {
    const names = namesIn(file);
    if (names.length === 0) continue;
    const made = (await import(/* @vite-ignore */ join(root, file))) as Record<string, Text | undefined>;
    for (const name of names) gather(words, name, made[name] ?? {});
  }
  return Object.fromEntries(Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1)));
}
