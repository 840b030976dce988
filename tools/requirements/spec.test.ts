import { describe, expect, it } from 'vitest';
import { areas } from './areas';
import { files, read } from './files';
import { parseSections } from './spec/sections';
import { isEvidence, findEvidence } from './spec/evidences';
import { readPagesData, readRepository } from './spec/pagesData';

const sections = parseSections(read('tools/requirements/data/sections.tsv'));
const ids = new Set(sections.map(({ id }) => id));
const { spec: rows, calls } = readPagesData(readRepository());

describe('the list of sections', () => {
  it('has every section, decision and threat, once each', () => {
    const numbered = (letter: string, last: number) =>
      Array.from({ length: last }, (_none, index) => `${letter}${index + 1}`);
    expect(ids.size).toBe(sections.length);
    expect([...ids]).toEqual(
      expect.arrayContaining([
        ...numbered('A §', 9),
        ...numbered('B §', 9),
        ...numbered('D', 157),
        ...numbered('T', 50),
      ]),
    );
  });

  it('gives each a title, known areas, and a reason if it is declared', () => {
    const words = new Set<string>([...areas, 'shell', 'common']);
    const odd = sections.filter(
      ({ title, areas: own, declared, why }) =>
        title === '' ||
        own.length === 0 ||
        own.some((area) => !words.has(area)) ||
        (why !== '') !== (declared !== undefined),
    );
    expect(odd).toEqual([]);
  });
});

describe('citations of sections', () => {
  it('finds evidence for each requirement, decision and threat, unless the list has a reason', () => {
    const declared = new Set(sections.filter((section) => section.declared).map(({ id }) => id));
    const open = rows.filter(({ id, state }) => state === 'open' && !declared.has(id));
    expect(open.map(({ id, title }) => `${id}: ${title}`)).toEqual([]);
  });

  it('outdates a declaration that a section is open', () => {
    const open = sections.filter(({ declared }) => declared === 'open').map(({ id }) => id);
    const held = rows.filter(({ id, state }) => open.includes(id) && state !== 'open');
    expect(held.map(({ id }) => id)).toEqual([]);
  });
});

describe('docs/spec/threats.md', () => {
  const evidences = findEvidence(read('docs/spec/threats.md'));

  it('has proofs for every threat that is not declared open; no test of ours holds T28', () => {
    const proven = new Set(evidences.map(({ id }) => id));
    const threats = sections.filter(({ id, declared }) => /^T\d/.test(id) && id !== 'T28' && !declared);
    expect(threats.map(({ id }) => id).filter((id) => !proven.has(id))).toEqual([]);
  });

  it.each([...new Set(evidences.map(({ file }) => file))])('names %s, which there is', (name) => {
    expect(files.some((file) => isEvidence(file, name))).toBe(true);
  });
});

/** Calls that the portal doesn't need to make, with reasons. */
const unused: Readonly<Record<string, string>> = {
  'GET /profile': 'D108: what it is for is not said, and GET /user has all that the screens show',
};

describe('every call of the contract', () => {
  it.each(calls)(
    '$method $path is made by the portal, or is listed as unused [A §7]',
    ({ method, path, users, routes }) => {
      const reason = unused[`${method} ${path}`];
      expect(users.length === 0, 'unused').toBe(reason !== undefined);
      expect(routes.length === 0, 'on no route').toBe(reason !== undefined);
    },
  );

  it.each(calls)('$method $path is answered by the sandbox and tried by a test', ({ handler, tests }) => {
    expect(handler).toMatch(/^apps\/sandbox\//);
    expect(tests.length).toBeGreaterThan(0);
  });
});
