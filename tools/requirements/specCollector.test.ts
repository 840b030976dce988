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

  it('has the following text', () => {
    expect(citationsIn('A §2 (Register): all')[0]?.follows).toBe(' (Register): all');
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
    {
      path: 'apps/portal/src/app/store.test.ts',
      text: "test('one [A §2, A §2 Login code]', () => {});",
    },
  ];
  const known = knownStories(sources);
  const rows = collectSpec(entries, sources, known);
  const row = (id: string) => rows.find((one) => one.id === id);

  it('are the items of the documents, under their headings', () => {
    expect(rows.map(({ id }) => id).slice(0, 5)).toEqual([
      'T1',
      'T2',
      'A §2',
      'A §2 Login',
      'A §2 Login code',
    ]);
    expect(row('T2')).toMatchObject({ under: 'Threats', text: 'framing Control: `a.ts`' });
    expect(row('A §2 Login')).toMatchObject({ under: 'A §2: screens', text: 'In, by a form of two steps' });
    expect(row('D1')?.text).toBe('Asked? → Yes. Because so.');
    expect(row('D4')).toMatchObject({ open: 'next month', text: 'One' });
  });

  it.each([
    ['T1', 'tested'],
    ['A §2', 'tested'],
    ['A §2 Login', 'tested'],
    ['A §2 Login code', 'tested'],
    ['D1', 'tested'],
    ['D2', 'shown'],
    ['D3', 'built'],
    ['D4', 'open'],
    ['D5', 'bare'],
  ])('%s is %s', (id, state) => expect(row(id)?.state).toBe(state));

  it('name the stories that play for a whole file, and the story below a comment', () => {
    expect(row('A §2 Login')?.stories.map(({ name }) => name)).toEqual(['Asks Again', 'Mobile']);
    expect(row('D1')?.stories.map(({ name }) => name)).toEqual(['Asks Again']);
    const screen = { group: 'Screens/Access/Login', id: 'screens-access-login--asks-again', stories: 3 };
    expect(row('D2')?.screens).toEqual([screen]);
    expect(storiesBeside(`${at}/Password.tsx`, known)).toEqual([screen]);
  });
});
