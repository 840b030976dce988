import { reachOf } from './imports.ts';
import type { Sources } from './readSources.ts';
import { storiesIn } from './stories.ts';

/** Where a text of the catalogue is used. */
export interface WordUse {
  /** Its object in the catalogue, such as `accessTexts`. */
  group: string;
  /** Its key there. */
  key: string;
  /** The files that name it, without tests and stories. */
  files: readonly string[];
  /** Stories that show it: of the files' own folders, else those that reach one of the files. */
  stories: readonly { title: string; id: string }[];
}

const catalogue = 'packages/ui/src/text/messages.ts';
const isProduct = (file: string) => file !== catalogue && !/\.(stories|test|fixtures)\.tsx?$/.test(file);
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** The catalogue's objects with their keys. */
export function keysIn(text: string): { group: string; key: string }[] {
  const groups = [...text.matchAll(/export const (\w+Texts) = \{([\s\S]*?)\n\} as const;/g)];
  return groups.flatMap(([, group = '', body = '']) =>
    [...body.matchAll(/^ {2}(\w+):/gm)].map(([, key = '']) => ({ group, key })),
  );
}

/**
 * Where each text of the catalogue is used. A text that is picked by a value (`ticketsTexts[status]`) and named
 * nowhere counts as used where its object is picked from.
 */
export function wordUses(sources: Sources): WordUse[] {
  const named = new Map<string, string[]>();
  for (const [file, text] of sources) {
    if (!isProduct(file)) continue;
    const uses = text.matchAll(/\b(\w+Texts)\s*(?:\.\s*(\w+)|(\[))/g);
    const keys = [...uses].map(([, group = '', key]) => `${group}.${key ?? ''}`);
    for (const key of new Set(keys)) named.set(key, [...(named.get(key) ?? []), file]);
  }
  const stories = storiesIn(sources);
  const reach = new Map(stories.map(({ file }) => [file, reachOf(sources, file)]));
  return keysIn(sources.get(catalogue) ?? '').map(({ group, key }) => {
    const files = named.get(`${group}.${key}`) ?? named.get(`${group}.`) ?? [];
    const folders = files.map(folderOf);
    const beside = stories.filter(({ file }) => folders.includes(folderOf(file)));
    const reaching = stories.filter(({ file }) => files.some((one) => reach.get(file)?.has(one)));
    const shown = beside.length > 0 ? beside : reaching;
    return { group, key, files, stories: shown.map(({ title, ids }) => ({ title, id: ids[0] ?? '' })) };
  });
}
