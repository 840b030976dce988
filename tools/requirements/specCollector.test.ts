import { describe, expect, it } from 'vitest';
import { mentionsIn } from './spec/callTests';
import { citationsIn } from './spec/citations';
import { parseSections } from './spec/sections';
import { collectSpec } from './spec/collect';
import { endpointsIn } from './spec/endpoints';
import { storiesIn, testsIn } from './spec/pieces';
import { parseRequirements } from './spec/requirements';
import { findEvidence } from './spec/evidences';
import { specRows } from './spec/rows';
import { knownStories, storiesBeside } from './spec/stories';

const idsIn = (text: string) => citationsIn(text).map(({ id }) => id);

describe('citations', () => {
  it.each([
    ['one of each', 'as A §5 and B §2 say (D36, T12).', ['A §5', 'B §2', 'D36', 'T12']],
    ['without a blank', 'B§9', ['B §9']],
    ['a part by number', '(A §4.7, T5)', ['A §4.7', 'T5']],
    ['a list', 'T4, T12 and D3', ['T4', 'T12', 'D3']],
    ['sections of two documents', 'A §8 and B §8', ['A §8', 'B §8']],
    ['sections of one document', '(A §2, §9)', ['A §2', 'A §9']],
    ['a range by a dash', 'D52–D56', ['D52', 'D53', 'D54', 'D55', 'D56']],
    ['a range with the letter once', 'D52–54', ['D52', 'D53', 'D54']],
    ['a range by a hyphen', 'T6-T7', ['T6', 'T7']],
    ['a range in words', 'D36 to D39', ['D36', 'D37', 'D38', 'D39']],
    ['a range of parts', 'A §4.2 to §4.4', ['A §4.2', 'A §4.3', 'A §4.4']],
    ['the end of a sentence', 'It is D36. T5: so', ['D36', 'T5']],
    ['a figure behind it', 'D36 to 40 px', ['D36']],
    ['a range that is too long to be meant', 'D1–D900', ['D1', 'D900']],
  ])('reads %s', (_name, text, expected) => expect(idsIn(text)).toEqual(expected));

  it.each([
    'd3-zoom and d3',
    'D3-zoom',
    '2026-01-05T10:00:00Z',
    'T00:00',
    'at T10:30',
    'T00',
    'D0',
    'B §',
    '§5',
    '#D97706 and #D36',
    'M3 5 T12 5',
    'INV-D36',
    'ID36, D36b, D1234',
    'v1.T2',
  ])('takes %j for none', (text) => expect(idsIn(text)).toEqual([]));

  it('has the following text', () => {
    expect(citationsIn('A §2 (Register): all')[0]?.follows).toBe(' (Register): all');
  });
});

const story = `
const meta = { title: 'Screens/Access/Login', component: LoginScreen } satisfies Meta<typeof LoginScreen>;
export default meta;
/** Waits (D21). */
export const AsksAgain: Story = { play: async () => {} };
export const Mobile: Story = { ...AsksAgain, globals: {} };
export const Still: Story = {};
`;

describe('stories and tests', () => {
  it('a story has the address that Storybook gives it, and plays if it, or what it spreads, does', () => {
    const file = storiesIn('Login.stories.tsx', story);
    expect(file).toMatchObject({ title: 'Screens/Access/Login', component: 'LoginScreen' });
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
    expect(testsIn('a.test.ts', text).map(({ title }) => title)).toEqual([
      'a',
      'a › b',
      'a › c',
      'd',
      'd › e',
    ]);
  });
});

describe('rows', () => {
  const table = [
    'id\tareas\ttitle\twhere\tstate\twhy',
    'A §2\taccess\tAll',
    'A §2 Login\taccess\tIn\taccess/login',
    'A §2 Register\taccess\tNew\taccess/register',
    ...['D1', 'D2', 'D3', 'D4', 'D5'].map((id) => `${id}\tcommon\tOne`),
    'D6\tcommon\tOne\t\toperator\tElsewhere',
  ].join('\n');
  const at = 'packages/ui/src/screens/access/Login';
  const sources = [
    {
      path: `${at}/Login.stories.tsx`,
      text: story.replace('(D21)', '(D1)').replace('Still', 'Still /* D5 */'),
    },
    { path: `${at}/LoginScreen.tsx`, text: '// A §2, D2, D6' },
    { path: 'apps/portal/src/app/store.ts', text: '// D3. A §2 (Register) is elsewhere.' },
    { path: 'apps/portal/src/app/store.test.ts', text: "// D5\ntest('one (D5)', () => {});" },
  ];
  const sections = parseSections(table);
  const known = knownStories(sources);
  const cited = collectSpec(sections, sources, known, '');
  const row = (id: string) => cited.find((one) => one.id === id);

  const requirements = [
    'id\tpromise\ttests',
    'A §2 Login.1\tOne\tapps/portal/src/app/store.test.ts › one (D5)',
    'A §2 Login.2\tOne\tapps/portal/src/app/store.test.ts › one (D5)',
    `A §2 Login.3\tOne\t${at}/Login.stories.tsx › Asks Again`,
    `A §2 Login.4\tOne\t${at}/Login.stories.tsx › Still`,
    `A §2 Login.5\tOne\t${at}/Login.stories.tsx`,
    `A §2 Login.6\tOne\t${at}/LoginScreen.tsx`,
    'A §2 Login.7\tOne',
  ].join('\n');
  const spec = specRows({
    ...{ sections, sources, known, threats: '' },
    ...{ requirements: parseRequirements(requirements) },
  });

  it.each([
    ['A §2 Login.1', 'named'],
    ['A §2 Login.2', 'named'],
    ['A §2 Login.3', 'named'],
    ['A §2 Login.4', 'shown'],
    ['A §2 Login.5', 'shown'],
    ['A §2 Login.6', 'built'],
    ['A §2 Login.7', 'open'],
    ['D1', 'named'],
    ['D2', 'shown'],
    ['D3', 'built'],
    ['D4', 'open'],
    ['D5', 'named'],
    ['D6', 'operator'],
  ])('%s is %s', (id, state) => expect(spec.rows.find((one) => one.id === id)?.state).toBe(state));

  it('requirements are listed under their section, which is not counted itself', () => {
    expect(spec.headings.map(({ id }) => id)).toEqual(['A §2', 'A §2 Login', 'A §2 Register', 'D', 'T']);
    expect(spec.rows.map(({ id }) => id)).not.toContain('A §2 Login');
    expect(spec.rows[2]).toMatchObject({
      under: 'A §2 Login',
      areas: ['access'],
      stories: [{ id: 'screens-access-login--asks-again', name: 'Asks Again', plays: true }],
    });
  });

  it('a part is cited by its name, or from its place', () => {
    expect(row('A §2 Login')?.screens).toHaveLength(1);
    expect(row('A §2 Register')?.code).toEqual(['apps/portal/src/app/store.ts']);
  });

  it('a citation above a story is about that story; one in its folder shows in all of the screen', () => {
    expect(row('D1')?.stories.map(({ name }) => name)).toEqual(['Asks Again']);
    expect(row('D2')?.screens).toEqual([
      { group: 'Screens/Access/Login', id: 'screens-access-login--asks-again', stories: 3 },
    ]);
  });

  it('stories in a file of their subject count for the screen, which lists those in its folder first', () => {
    const more = knownStories([
      {
        path: `${at}/LoginCode.stories.tsx`,
        text: "const meta = { title: 'Screens/Access/Login' };\nexport const Code = {};",
      },
      ...sources,
    ]);
    const links = [{ group: 'Screens/Access/Login', id: 'screens-access-login--asks-again', stories: 4 }];
    expect(more.get(`${at}/LoginCode.stories.tsx`)?.links).toEqual(links);
    expect(storiesBeside(`${at}/Password.tsx`, more)).toEqual(links);
  });

  it('a test is named by its title, and its file alone only where no title is', () => {
    expect(row('D5')?.tests).toEqual([
      { kind: 'unit', file: 'apps/portal/src/app/store.test.ts', title: 'one (D5)' },
    ]);
  });

  it('a state that there is not is refused', () => {
    expect(() => parseSections('id\nD1\tcommon\tOne\t\tdone\t')).toThrow('D1: there is no state done');
  });
});

describe('proofs', () => {
  it('are the files behind "Proof", for each threat of the item', () => {
    const text = '- **T6, T7**: framing\n  Control: `a.test.ts`\n  Proof: `b.test.ts` (c), `e2e/d.spec.ts`\n';
    expect(findEvidence(text).map(({ id, file }) => `${id} ${file}`)).toEqual([
      'T6 b.test.ts',
      'T7 b.test.ts',
      'T6 e2e/d.spec.ts',
      'T7 e2e/d.spec.ts',
    ]);
  });
});

describe('calls', () => {
  const paths = ['/news', '/news/{id}/read', '/login', '/withdraw'];

  it('the portal makes them by a helper, by the client, or by hand', () => {
    const text = `
      const path = '/withdraw';
      export const api = base.injectEndpoints({ endpoints: (build) => ({
        listNews: list(build, '/news', { provides: [] }),
        send: { ...write(build, path, {}) },
        mark: build.query({ query: (id) => ({ method: 'get', path: '/news/{id}/read' }) }),
      }) });
      export const login = (client) => client.post('/login', {});
      const place = client.placeOf('/news');`;
    expect(
      endpointsIn({ path: 'a.api.ts', text }, new Set(paths)).map(({ method, path, name }) => [
        method,
        path,
        name,
      ]),
    ).toEqual([
      ['GET', '/news', 'listNews'],
      ['POST', '/withdraw', 'send'],
      ['GET', '/news/{id}/read', 'mark'],
      ['POST', '/login', 'login'],
    ]);
  });

  it('a test names them with or without /api, filled in, with a query; the address of a page is none', () => {
    const text = `
      client.get(\`/news/\${id}/read\`); request.post('/api/withdraw'); countCalls(page, '/news?page=2');
      page.goto('/login'); expect(page).toHaveURL('/login'); open('/user/news');`;
    expect(mentionsIn('a.test.ts', text, paths).map(({ method, path }) => [method, path])).toEqual([
      ['GET', '/news/{id}/read'],
      ['POST', '/withdraw'],
      [undefined, '/news'],
    ]);
  });
});
