import { type Citation, citationsIn, type Entry, isNamedBy, parseNamedPart } from './entries';
import { pieceAt, testsIn } from './pieces';
import { getLocation, type LocationKind, type Source } from './sources';
import { linksOnce, storiesBeside, type KnownStories, type ScreenLink, type StoryLink } from './stories';

export interface TestLink {
  kind: 'unit' | 'sandbox' | 'e2e';
  file: string;
  /** The title with its groups, each before a `›`; '' when the whole file is about the entry. */
  title: string;
}

/**
 * `tested`: a test, or a story with a play, names it. `shown`: only stories without a play show it. `built`: only code
 * names it. `bare`: nothing does. `open`: accepted, and not carried out yet.
 */
export type SpecState = 'tested' | 'shown' | 'built' | 'bare' | 'open';

/** An entry of docs/spec with everything in the repository that names it. */
export interface SpecRow extends Omit<Entry, 'evidence'> {
  areas: string[];
  state: SpecState;
  screens: ScreenLink[];
  stories: StoryLink[];
  tests: TestLink[];
  /** The files of the product and the contract that implement it. */
  code: string[];
}

/** A citation, with what it says of the entry. */
interface Hit extends Pick<SpecRow, 'screens' | 'stories' | 'tests' | 'code'> {
  id: string;
  area: string;
}

const isTest = (kind: LocationKind): kind is TestLink['kind'] =>
  kind === 'unit' || kind === 'sandbox' || kind === 'e2e';

/** Resolves a citation to an entry. A part is named behind its section: `A §2 (Login)` or `A §2 Login`. */
function createResolver(ids: readonly string[]): (citation: Citation) => string {
  const parts = new Map<string, string[]>();
  for (const id of ids) {
    const part = parseNamedPart(id);
    if (part) parts.set(part.section, [...(parts.get(part.section) ?? []), part.name]);
  }
  return ({ id, follows }) => {
    const following = /^\s?[("“]*([A-Z0-9][\w -]*)/.exec(follows)?.[1] ?? '';
    const names = (parts.get(id) ?? []).filter((name) => following.startsWith(name));
    // `Transfer` also begins `Transfer status`.
    const name = names.sort((one, other) => other.length - one.length)[0];
    return name === undefined ? id : `${id} ${name}`;
  };
}

/** The line of a stories file that names what all of its stories are about. */
const ofWholeFile = /^\/\/ Spec: .*$/gm;

function getHits(
  { path, text }: Source,
  known: KnownStories,
  resolve: (citation: Citation) => string,
): Hit[] {
  const citations = citationsIn(text);
  if (citations.length === 0) return [];
  const { kind, area } = getLocation(path);
  const none = { area, screens: [], stories: [], tests: [], code: [] };
  if (kind === 'story') {
    const { title: group = '', links: screens = [], stories = [] } = known.get(path) ?? {};
    const lines = [...text.matchAll(ofWholeFile)].map(({ index, 0: line }) => [index, index + line.length]);
    const toLinks = (pieces: typeof stories) =>
      pieces.map(({ id, title: name, plays }) => ({ id, group, name, plays }));
    return citations.map((citation) => {
      const isWhole = lines.some(([from = 0, to = 0]) => from <= citation.index && citation.index < to);
      const piece = pieceAt(stories, citation.index);
      const own = isWhole ? stories.filter(({ plays }) => plays) : piece ? [piece] : [];
      return { ...none, id: resolve(citation), screens, stories: toLinks(own) };
    });
  }
  if (isTest(kind)) {
    const tests = testsIn(path, text);
    return citations.map((citation) => {
      const title = pieceAt(tests, citation.index)?.title ?? '';
      return { ...none, id: resolve(citation), tests: [{ kind, file: path, title }] };
    });
  }
  const screens = kind === 'ui' ? storiesBeside(path, known) : [];
  return citations.map((citation) => ({ ...none, id: resolve(citation), screens, code: [path] }));
}

const distinct = <T>(items: readonly T[], key: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

/** Returns the tests, each once. A file is named without a title only where none of its tests is named. */
function toTests(found: readonly TestLink[]): TestLink[] {
  const tests = distinct(found, ({ file, title }) => file + title);
  const titled = new Set(tests.filter(({ title }) => title !== '').map(({ file }) => file));
  return tests.filter(({ file, title }) => title !== '' || !titled.has(file));
}

function getState({ open, tests, stories, screens, code }: Omit<SpecRow, 'state'>): SpecState {
  if (tests.length > 0 || stories.some(({ plays }) => plays)) return 'tested';
  if (screens.length > 0) return 'shown';
  if (code.length > 0) return 'built';
  return open === '' ? 'bare' : 'open';
}

/** Returns each entry with its tests, stories, screens and code. */
export function collectSpec(
  entries: readonly Entry[],
  sources: readonly Source[],
  known: KnownStories,
): SpecRow[] {
  const resolve = createResolver(entries.map(({ id }) => id));
  const hits = new Map<string, Hit[]>();
  for (const hit of sources.flatMap((source) => getHits(source, known, resolve)))
    hits.set(hit.id, [...(hits.get(hit.id) ?? []), hit]);
  const files = sources.flatMap(({ path: file }) => {
    const { kind } = getLocation(file);
    return isTest(kind) ? [{ kind, file, title: '' }] : [];
  });
  return entries.map(({ evidence, ...entry }) => {
    const own = hits.get(entry.id) ?? [];
    const proven = files.filter(({ file }) => evidence.some((name) => isNamedBy(file, name)));
    const areas = new Set(own.map(({ area }) => area));
    const row = {
      ...entry,
      areas: [...areas].filter((area) => area !== 'common' || areas.size === 1).sort(),
      screens: linksOnce(own.flatMap(({ screens }) => screens)),
      stories: distinct(
        own.flatMap(({ stories }) => stories),
        ({ id }) => id,
      ),
      tests: toTests([...own.flatMap(({ tests }) => tests), ...proven]),
      code: [...new Set(own.flatMap(({ code }) => code))],
    };
    return { ...row, state: getState(row) };
  });
}
