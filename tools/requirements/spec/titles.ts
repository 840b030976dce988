import { storiesIn, testsIn } from './pieces';
import { getLocation } from './locations';

/** Splits `path › title`, the form in which requirements name their tests. The title is '' for a whole file. */
export function splitTest(named: string): { file: string; title: string } {
  const [file = '', ...titles] = named.split(' › ');
  return { file, title: titles.join(' › ') };
}

/** Normalizes a title: variables become `…`, as in the collector's output. */
export const plainTitle = (title: string): string => title.replace(/\$\{[^}]*\}/g, '…');

/** Cached by text, because hundreds of requirements read the same files. */
const known = new Map<string, { text: string; titles: readonly string[] }>();

/** Returns a file's titles: of its stories, or of its tests and their groups. */
export function titlesIn(file: string, text: string): readonly string[] {
  const before = known.get(file);
  if (before?.text === text) return before.titles;
  const titles = readTitles(file, text);
  known.set(file, { text, titles });
  return titles;
}

function readTitles(file: string, text: string): string[] {
  if (getLocation(file).kind === 'story')
    return (storiesIn(file, text)?.stories ?? []).map(({ title }) => title);
  return testsIn(file, text).map(({ title }) => title);
}
