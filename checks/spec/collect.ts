import { citationsIn, type Citation } from './citations';
import { partOf, type Clause } from './clauses';
import { pieceAt, storiesIn, testsIn, type StoryFile } from './pieces';
import { placeOf, type PlaceKind } from './places';
import { isProof, proofsIn } from './proofs';
import type { Source } from './sources';

export interface StoryLink {
  /** Of the story's address in Storybook. */
  id: string;
  /** `Screens/Access/Login`. */
  group: string;
  name: string;
  plays: boolean;
}

export interface ScreenLink {
  /** `Screens/Access/Login`. */
  group: string;
  /** Its first story. */
  id: string;
  stories: number;
}

export interface TestLink {
  kind: 'unit' | 'sandbox' | 'e2e';
  file: string;
  /** With its groups, each before a `›`; '' when the whole file is about the clause. */
  title: string;
}

/**
 * `tested`: a test, or a story that plays, cites it. `shown`: stories show it, none of them plays it. `built`: only code
 * cites it. `open`: nobody does. `operator`: declared to be the real back end's.
 */
export type ClauseState = 'tested' | 'shown' | 'built' | 'open' | 'operator';

export interface SpecRow {
  id: string;
  areas: readonly string[];
  title: string;
  state: ClauseState;
  why: string;
  screens: ScreenLink[];
  stories: StoryLink[];
  tests: TestLink[];
  /** Files, of the product and the contract. */
  code: string[];
}

interface Hit {
  citation: Citation;
  path: string;
  kind: PlaceKind;
  area: string;
  story?: StoryLink;
  screens: readonly ScreenLink[];
  test?: TestLink;
}

type KnownStories = ReadonlyMap<string, StoryFile>;

const linkOf = ({ title, stories }: StoryFile): ScreenLink[] =>
  stories[0] ? [{ group: title, id: stories[0].id, stories: stories.length }] : [];

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The stories that show a file: those of its own name, else all of its folder. */
function storiesBeside(path: string, known: KnownStories): ScreenLink[] {
  const stem = path.slice(path.lastIndexOf('/') + 1).split('.')[0] ?? '';
  const own = known.get(`${folderOf(path)}/${stem}.stories.tsx`);
  const all = own
    ? [own]
    : [...known].filter(([file]) => folderOf(file) === folderOf(path)).map(([, file]) => file);
  return all.flatMap(linkOf);
}

function hitsOf({ path, text }: Source, known: KnownStories): Hit[] {
  const citations = citationsIn(text);
  if (citations.length === 0) return [];
  const { kind, area } = placeOf(path);
  if (kind === 'story') {
    const file = known.get(path);
    return citations.map((citation) => {
      const piece = file && pieceAt(file.stories, citation.index);
      const story = piece && { id: piece.id, group: file.title, name: piece.title, plays: piece.plays };
      return { citation, path, kind, area, screens: file ? linkOf(file) : [], ...(story && { story }) };
    });
  }
  if (kind === 'unit' || kind === 'sandbox' || kind === 'e2e') {
    const tests = testsIn(path, text);
    return citations.map((citation) => {
      const title = pieceAt(tests, citation.index)?.title ?? '';
      return { citation, path, kind, area, screens: [], test: { kind, file: path, title } };
    });
  }
  const screens = kind === 'ui' ? storiesBeside(path, known) : [];
  return citations.map((citation) => ({ citation, path, kind, area, screens }));
}

const sectionOf = (id: string) => id.split('.')[0] ?? id;

/** Whether a citation is about a clause: by its id, or, of a named part, by the name behind it or its place. */
function isAbout(clause: Clause, { citation, path, area }: Hit, named: ReadonlySet<string>): boolean {
  const part = partOf(clause);
  if (!part) return citation.id === clause.id || sectionOf(citation.id) === clause.id;
  if (citation.id !== part.section) return false;
  const said = /^,?\s?[("“]*([A-Z0-9][\w -]*)/.exec(citation.follows)?.[1];
  const name = said && [...named].find((one) => said.startsWith(one));
  if (name !== undefined) return name === part.name;
  if (clause.where.length === 0) return clause.areas.includes(area);
  const lower = path.toLowerCase();
  return clause.where.some((fragment) => lower.includes(fragment));
}

/** Each once, by what a reader would call the same, in the order of coming. */
const distinct = <T>(items: readonly T[], key: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

function rowOf(clause: Clause, hits: readonly Hit[], proofs: readonly TestLink[]): SpecRow {
  const stories = distinct(
    hits.flatMap(({ story }) => story ?? []),
    ({ id }) => id,
  );
  const screens = distinct(
    hits.flatMap((hit) => hit.screens),
    ({ group }) => group,
  );
  const tests = distinct(
    [...hits.flatMap(({ test }) => test ?? []), ...proofs],
    (test) => test.file + test.title,
  );
  const whole = new Set(tests.filter(({ title }) => title !== '').map(({ file }) => file));
  const code = hits.filter(({ kind }) => kind === 'code' || kind === 'ui' || kind === 'contract');
  const found =
    tests.length > 0 || stories.some(({ plays }) => plays)
      ? 'tested'
      : screens.length > 0
        ? 'shown'
        : code.length > 0
          ? 'built'
          : 'open';
  const { id, areas, title, declared, why } = clause;
  return {
    ...{ id, areas, title, why, screens, stories },
    state: declared === 'operator' ? 'operator' : found,
    // A file is named without a title only where no test of it is.
    tests: tests.filter((test) => test.title !== '' || !whole.has(test.file)),
    code: [...new Set(code.map(({ path }) => path))],
  };
}

/** Every story file of the sources, by its path. */
export const knownStories = (sources: readonly Source[]): KnownStories =>
  new Map(
    sources.flatMap(({ path, text }) => {
      const file = placeOf(path).kind === 'story' ? storiesIn(path, text) : undefined;
      return file ? [[path, file] as const] : [];
    }),
  );

/** The tests, of all sources, that docs/security.md names for each threat. */
function provenBy(sources: readonly Source[], security: string): Map<string, TestLink[]> {
  const tests = sources
    .map(({ path }) => ({ path, kind: placeOf(path).kind }))
    .flatMap(({ path, kind }) =>
      kind === 'unit' || kind === 'sandbox' || kind === 'e2e' ? [{ kind, file: path, title: '' }] : [],
    );
  const found = new Map<string, TestLink[]>();
  for (const { id, file } of proofsIn(security))
    found.set(id, [...(found.get(id) ?? []), ...tests.filter((test) => isProof(test.file, file))]);
  return found;
}

/** A row for each clause: who cites it, and what that amounts to. `security` is the text of docs/security.md. */
export function collectSpec(
  clauses: readonly Clause[],
  sources: readonly Source[],
  security: string,
): SpecRow[] {
  const known = knownStories(sources);
  const hits = sources.flatMap((source) => hitsOf(source, known));
  const proven = provenBy(sources, security);
  const names = new Map<string, Set<string>>();
  for (const part of clauses.flatMap((clause) => partOf(clause) ?? []))
    names.set(part.section, (names.get(part.section) ?? new Set()).add(part.name));
  return clauses.map((clause) => {
    const named = names.get(partOf(clause)?.section ?? '') ?? new Set<string>();
    const own = hits.filter((hit) => isAbout(clause, hit, named));
    return rowOf(clause, own, proven.get(clause.id) ?? []);
  });
}
