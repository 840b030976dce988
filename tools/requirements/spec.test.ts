import { describe, expect, it } from 'vitest';
import { getUnproven } from '../run/spec.mjs';
import { files, readTable } from './files';
import { isNamedBy, parseNamedPart } from './spec/entries';
import { readComponentFacts, readEntries, readPagesData, readRepository } from './spec/pagesData';

const entries = readEntries();
const ids = new Set(entries.map(({ id }) => id));
const repository = readRepository();
const { spec: rows, routeScreens } = readPagesData(repository);
const countTests = (own: typeof rows) =>
  own.reduce(
    (sum, { tests, stories }) => sum + tests.length + stories.filter(({ plays }) => plays).length,
    0,
  );

/** The entries that no test names, with reasons. */
const untested: Readonly<Record<string, string>> = {
  D131: 'a rule of how the portal is made',
  D133: 'a rule of how the portal is made',
};

describe('docs/spec', () => {
  it('has every section, decision and threat', () => {
    const numbered = (letter: string, last: number) =>
      Array.from({ length: last }, (_none, index) => `${letter}${index + 1}`);
    expect(ids.size).toBe(entries.length);
    const all = [numbered('A §', 9), numbered('B §', 9), numbered('D', 157), numbered('T', 50)].flat();
    expect(all.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('has a test for each entry, unless it is open or the list above has a reason', () => {
    const without = rows.filter(({ state }) => state !== 'tested' && state !== 'open').map(({ id }) => id);
    expect(without, 'Put the id into the title of its test: [A §2 Login].').toEqual(Object.keys(untested));
  });

  it('has no open entry that code or a test names', () => {
    expect(rows.filter(({ open, state }) => open !== '' && state !== 'open').map(({ id }) => id)).toEqual([]);
  });

  it('has as many tests of each heading as before, or more', () => {
    const held = readTable('evidence.tsv').map(({ under = '', tests = '' }) => {
      const now = countTests(rows.filter((row) => row.under === under));
      return { under, tests: Number(tests), now };
    });
    expect(held.map(({ under }) => under)).toEqual([...new Set(rows.map(({ under }) => under))]);
    expect(
      held.filter(({ tests, now }) => now < tests),
      'A test or its id is gone. Put it back, or write the smaller number into data/evidence.tsv and say why.',
    ).toEqual([]);
    const stale = held.filter(({ tests, now }) => tests < now * 0.9);
    expect(stale, 'Raise these numbers, which no longer notice that a test is gone.').toEqual([]);
  });

  it('names tests that there are behind "Proof:", for every threat; no test of ours holds T28', () => {
    const names = entries.flatMap(({ evidence }) => evidence);
    expect(names.filter((name) => !files.some((file) => isNamedBy(file, name)))).toEqual([]);
    const bare = entries.filter(
      ({ id, evidence, open }) => /^T\d/.test(id) && evidence.length === 0 && open === '',
    );
    expect(bare.map(({ id }) => id).filter((id) => id !== 'T28')).toEqual([]);
  });
});

describe('npm test', () => {
  const sections = entries.map(({ id }) => id).filter((id) => /^[AB] /.test(id));

  it('fails without a passed test of a section', () => {
    const titles = sections.map((id) => `a test [${id}]`);
    expect(getUnproven(titles)).toEqual([]);
    const part = 'A §2 Login';
    expect(parseNamedPart(part)).toEqual({ section: 'A §2', name: 'Login' });
    expect(getUnproven(titles.filter((title) => !title.includes(part)))).toEqual([part]);
    // `A §2` alone isn't proven by a test of `A §2 Login`, nor `A §4` by one of `A §4.1`.
    expect(getUnproven(titles.filter((title) => !/A §[24]\]/.test(title)))).toEqual(['A §2', 'A §4']);
  });

  it('finds the id of every section in titles or in the line of a stories file', () => {
    const titles = rows.flatMap(({ id, tests, stories }) => [
      ...tests.map(({ title }) => title),
      ...stories.map(() => `// Spec: ${id}`),
    ]);
    expect(getUnproven(titles)).toEqual([]);
  });
});

it.each(routeScreens)('$path shows a screen that has stories', ({ screens }) => {
  expect(screens.length).toBeGreaterThan(0);
});

it('a component has its import line, its users and its folder’s size', async () => {
  const facts = await readComponentFacts(repository);
  const [bar, dialog] = [facts['Components/Charts/BarChart'], facts['Components/Dialog']];
  expect(bar).toMatchObject({
    importLine: "import { BarChart } from '@portal/ui/charts';",
    isPortals: false,
  });
  expect(facts['Components/Charts/BalanceCard']).toMatchObject({ isPortals: true, usedBy: [] });
  expect(facts['Components/Field']?.importLine).toBe("import { Field } from '@portal/ui/components/Field';");
  expect(dialog?.usedBy.map(({ group }) => group)).toContain('Components/ConfirmDialog');
  expect(dialog?.weight).toBeGreaterThan(facts['Components/ConfirmDialog']?.weight ?? Infinity);
});
