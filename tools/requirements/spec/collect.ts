import { parseNamedPart, type Section } from './sections';
import { getHits, type Hit, type TestLink } from './hits';
import { getLocation } from './locations';
import { isEvidence, findEvidence } from './evidences';
import type { Source } from './sources';
import type { Evidence } from './state';
import type { KnownStories } from './stories';

/** A section, decision or threat, with its citations. */
export interface Cited extends Evidence, Pick<Section, 'id' | 'areas' | 'title' | 'declared' | 'why'> {}

const getSection = (id: string) => id.split('.')[0] ?? id;

/** True when a citation belongs to a section: by its id or, for a named part, by the following name or the location. */
function isAbout(section: Section, { citation, path, area }: Hit, named: ReadonlySet<string>): boolean {
  const part = parseNamedPart(section);
  if (!part) return citation.id === section.id || getSection(citation.id) === section.id;
  if (citation.id !== part.section) return false;
  const following = /^,?\s?[("“]*([A-Z0-9][\w -]*)/.exec(citation.follows)?.[1];
  const name = following && [...named].find((one) => following.startsWith(one));
  if (name !== undefined) return name === part.name;
  if (section.where.length === 0) return section.areas.includes(area);
  const lower = path.toLowerCase();
  return section.where.some((fragment) => lower.includes(fragment));
}

/** Returns the items in order, without repeated keys. */
const distinct = <T>(items: readonly T[], key: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

function getRow(section: Section, hits: readonly Hit[], evidences: readonly TestLink[]): Cited {
  const stories = distinct(
    hits.flatMap(({ story }) => story ?? []),
    ({ id }) => id,
  );
  const screens = distinct(
    hits.flatMap((hit) => hit.screens),
    ({ group }) => group,
  );
  const tests = distinct(
    [...hits.flatMap(({ test }) => test ?? []), ...evidences],
    (test) => test.file + test.title,
  );
  const whole = new Set(tests.filter(({ title }) => title !== '').map(({ file }) => file));
  const code = hits.filter(({ kind }) => kind === 'code' || kind === 'ui' || kind === 'contract');
  const { id, areas, title, declared, why } = section;
  return {
    ...{ id, areas, title, declared, why, screens, stories },
    // A file is named without a title only where none of its tests is named.
    tests: tests.filter((test) => test.title !== '' || !whole.has(test.file)),
    code: [...new Set(code.map(({ path }) => path))],
  };
}

/** Returns the tests that docs/spec/threats.md names for each threat. */
function provenBy(sources: readonly Source[], threats: string): Map<string, TestLink[]> {
  const tests = sources
    .map(({ path }) => ({ path, kind: getLocation(path).kind }))
    .flatMap(({ path, kind }) =>
      kind === 'unit' || kind === 'sandbox' || kind === 'e2e' ? [{ kind, file: path, title: '' }] : [],
    );
  const found = new Map<string, TestLink[]>();
  for (const { id, file } of findEvidence(threats))
    found.set(id, [...(found.get(id) ?? []), ...tests.filter((test) => isEvidence(test.file, file))]);
  return found;
}

/** Returns each section with its citations. `threats` is the text of docs/spec/threats.md. */
export function collectSpec(
  sections: readonly Section[],
  sources: readonly Source[],
  known: KnownStories,
  threats: string,
): Cited[] {
  const hits = sources.flatMap((source) => getHits(source, known));
  const proven = provenBy(sources, threats);
  const names = new Map<string, Set<string>>();
  for (const part of sections.flatMap((section) => parseNamedPart(section) ?? []))
    names.set(part.section, (names.get(part.section) ?? new Set()).add(part.name));
  return sections.map((section) => {
    const named = names.get(parseNamedPart(section)?.section ?? '') ?? new Set<string>();
    const own = hits.filter((hit) => isAbout(section, hit, named));
    return getRow(section, own, proven.get(section.id) ?? []);
  });
}
