import { describe, expect, it } from 'vitest';
import { citationsIn } from './spec/citations';
import { collectSpec } from './spec/collect';
import { parseEntries } from './spec/entries';
import { storiesIn, testsIn } from './spec/pieces';
import { knownStories, storiesBeside } from './spec/stories';

const idsIn = (text: string) => citationsIn(text).map(({ id }) => id);

describe('citations', () => {
  it.each([
    ['one of each', 'as A §5 and B §2 say (D36, T12).', ['A §5', 'B §2', 'D36', 'T12']],
    ['without a blank', 'B§9', ['B §9']],
    ['a part by number', '(A §4.7, T5)', ['A §4.7', 'T5']],
    ['a list', 'T4, T12 and D3; A §8 and B §8', ['T4', 'T12', 'D3', 'A §8', 'B §8']],
    ['the end of a sentence', 'It is D36. T5: so', ['D36', 'T5']],
    ['a figure behind it', 'D36 to 40 px', ['D36']],
  ])('reads %s', (_name, text, expected) => expect(idsIn(text)).toEqual(expected));

  it('takes names of packages, times, colours, paths and codes for none', () => {
    const others =
      'd3-zoom and d3, D3-zoom; 2026-01-05T10:00:00Z, T00:00, at T10:30, T00, D0, B §, §5, #D97706 and #D36, M3 5 T12 5, INV-D36, ID36, D36b, D1234, v1.T2';
    expect(idsIn(others)).toEqual([]);
  });
});

const story = `
const meta = { title: 'Screens/Access/Login', component: LoginScreen } satisfies Meta<typeof LoginScreen>;
export default meta;
/** Waits (D1). */
export const AsksAgain: Story = { play: async () => {} };
export const Mobile: Story = { ...AsksAgain, globals: {} };
export const Still: Story = {};
`;

describe('stories and tests', () => {
  it('a story has the address that Storybook gives it, and plays if it, or what it spreads, does', () => {
    const file = storiesIn('Login.stories.tsx', story);
    expect(file?.stories.map(({ id, title, plays }) => [id, title, plays])).toEqual([
      ['screens-access-login--asks-again', 'Asks Again', true],
      ['screens-access-login--mobile', 'Mobile', true],
      ['screens-access-login--still', 'Still', false],
    ]);
  });

  it('a test is titled with its groups; what only looks like one is none', () => {
    const text = `
      describe('a', () => { it('b', () => {}); it.each([1])('c', () => {}); beforeEach(() => {}); });
      test.describe('d', () => { cuttableTest('e', async () => {}); });
      test.use({ a: 1 }); pattern.test('f');`;
    const titles = ['a', 'a › b', 'a › c', 'd', 'd › e'];
    expect(testsIn('a.test.ts', text).map(({ title }) => title)).toEqual(titles);
  });
});

describe('the rows of the Spec page', () => {
  const entries = parseEntries(`# Threats T1 to T50
- **T1, T2**: framing
  Control: \`a.ts\`
  Proof: \`store.test.ts\` (all)

## A §2: screens

- **A §2**: All
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
    { path: `${at}/LoginScreen.tsx`, text: '// D2' },
    { path: 'apps/portal/src/app/store.ts', text: '// D3' },
    { path: 'apps/portal/src/app/store.test.ts', text: "test('one [A §2, A §2 Login code]', () => {});" },
  ];
  const known = knownStories(sources);
  const rows = collectSpec(entries, sources, known);
  const screen = { group: 'Screens/Access/Login', id: 'screens-access-login--asks-again', stories: 3 };

  it.each([
    ['T1', 'tested', 'Threats', 'framing Control: `a.ts`', []],
    ['T2', 'tested', 'Threats', 'framing Control: `a.ts`', []],
    ['A §2', 'tested', 'A §2: screens', 'All', []],
    // A line for the whole file names the stories that play.
    ['A §2 Login', 'tested', 'A §2: screens', 'In, by a form of two steps', ['Asks Again', 'Mobile']],
    ['A §2 Login code', 'tested', 'A §2: screens', 'By code', []],
    // A comment names the story below it.
    ['D1', 'tested', 'A §2: screens', 'Asked? → Yes. Because so.', ['Asks Again']],
    ['D2', 'shown', 'A §2: screens', 'One', []],
    ['D3', 'built', 'A §2: screens', 'One', []],
    ['D4', 'open', 'A §2: screens', 'One', []],
    ['D5', 'bare', 'A §2: screens', 'One', []],
  ])('%s is %s under %s', (id, state, under, text, stories) => {
    const row = rows.find((one) => one.id === id);
    expect(row).toMatchObject({ state, under, text, open: id === 'D4' ? 'next month' : '' });
    expect(row?.stories.map(({ name }) => name)).toEqual(stories);
    if (id === 'D2') expect(row?.screens).toEqual([screen]);
  });

  it('a file has the stories of its folder', () => {
    expect(storiesBeside(`${at}/Password.tsx`, known)).toEqual([screen]);
  });
});
