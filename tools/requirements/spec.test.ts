import { describe, expect, it } from 'vitest';
import { getUnproven, parseEntries, readEntries } from '../run/spec.mjs';
import { files, readTable } from './files';
import { collectSpec } from './spec/collect';
import { citationsIn, isNamedBy, parseNamedPart } from './spec/entries';
import { readComponentFacts, readPagesData, readRepository } from './spec/pagesData';
import { snapshotNames } from './spec/snapshotNames';
import { knownStories } from './spec/stories';

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

it('takes names of packages, times, colours, paths and codes for no citation', () => {
  const idsIn = (text: string) => citationsIn(text).map(({ id }) => id);
  const cited = ['A §5', 'B §9', 'A §4.7', 'T12', 'D36', 'T5'];
  expect(idsIn('as A §5, B§9 and A §4.7 say (T12). D36 to 40 px. T5: so')).toEqual(cited);
  const others =
    'd3-zoom and d3, D3-zoom; 2026-01-05T10:00:00Z, T00:00, at T10:30, T00, D0, B §, §5, #D97706 and #D36, M3 5 T12 5, INV-D36, ID36, D36b, D1234, v1.T2';
  expect(idsIn(others)).toEqual([]);
});

const story = `const meta = { title: 'Screens/Access/Login', component: LoginScreen };
/** Waits (D1). */
export const AsksAgain: Story = { play: async () => { await snapshot('Asked'); await refuse(); } };
export const Mobile: Story = { ...AsksAgain, globals: {} };
export const Still: Story = {};
export const Own: Story = { ...AsksAgain, play: async () => { sees.accept; } };
async function refuse() { await step('Type', async () => { await snapshot('Refused'); }); }
const accept = async () => { await snapshot('Done'); };`;

it('a story has the snapshots of its play and of the functions that this calls', () => {
  const names = ['Asked', 'Refused'];
  expect(snapshotNames('Login.stories.tsx', story)).toEqual({ AsksAgain: names, Mobile: names });
});

it('an entry is tested, shown, built, open or bare, with what names it', () => {
  const example = parseEntries(`# Threats T1 to T50
- **T1, T2**: framing
  Proof: \`store.test.ts\` (all)
## A §2: screens
- **A §2 Login**: In, by [a form](a.md)
  of two steps
- **A §2 Login code**: By code
- **D1** Asked? → Yes. _Because_ so.
- **D2** One
- **D3** One
- **D4** (open: next month) One
- **D5** One
`);
  const at = 'packages/ui/src/screens/access/Login';
  const sources = [
    { path: `${at}/Login.stories.tsx`, text: `// Spec: A §2 Login\n${story}` },
    { path: `${at}/Password.tsx`, text: '// D2' },
    { path: 'apps/portal/src/app/store.ts', text: '// D3' },
    { path: 'apps/portal/src/app/store.test.ts', text: "test('one [A §2 Login code]', () => {});" },
  ];
  const found = collectSpec(example, sources, knownStories(sources));
  expect(
    found.map(({ id, state, text, stories }) => [id, state, text, ...stories.map(({ name }) => name)]),
  ).toEqual([
    ...['T1', 'T2'].map((id) => [id, 'tested', 'framing']),
    // A line for the whole file names the stories that play. A comment names the story below it.
    ['A §2 Login', 'tested', 'In, by a form of two steps', 'Asks Again', 'Mobile', 'Own'],
    ['A §2 Login code', 'tested', 'By code'],
    ['D1', 'tested', 'Asked? → Yes. Because so.', 'Asks Again'],
    ...[
      ['D2', 'shown'],
      ['D3', 'built'],
      ['D4', 'open'],
      ['D5', 'bare'],
    ].map((row) => [...row, 'One']),
  ]);
});
