import { storiesIn, testsIn } from './pieces';
import { placeOf } from './places';

/** Splits `path › title`, as promises name who holds them; the title is '' where a file stands alone. */
export function splitTest(named: string): { file: string; title: string } {
  const [file = '', ...titles] = named.split(' › ');
  return { file, title: titles.join(' › ') };
}

/** One spelling of a title: what a template fills in is `…`, as the collector writes it. */
export const plainTitle = (title: string): string => title.replace(/\$\{[^}]*\}/g, '…');

/** Read once for each text: hundreds of requirements and mutations ask about the same files. */
const known = new Map<string, { text: string; titles: readonly string[] }>();

/** The titles that a file has: of its stories, or of its tests and their groups. */
export function titlesIn(file: string, text: string): readonly string[] {
  const before = known.get(file);
  if (before?.text === text) return before.titles;
  const titles = readTitles(file, text);
  known.set(file, { text, titles });
  return titles;
}

function readTitles(file: string, text: string): string[] {
  if (placeOf(file).kind === 'story') return (storiesIn(file, text)?.stories ?? []).map(({ title }) => title);
  return testsIn(file, text).map(({ title }) => title);
}
