import { partOf, type Clause } from './clauses';
import { hitsOf, type Hit, type TestLink } from './hits';
import { placeOf } from './places';
import { isProof, proofsIn } from './proofs';
import type { Source } from './sources';
import type { KnownStories, ScreenLink, StoryLink } from './stories';

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
  known: KnownStories,
  security: string,
): SpecRow[] {
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
