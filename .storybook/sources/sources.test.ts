import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reachOf } from './imports.ts';
import { readSources, type Sources } from './readSources.ts';
import { routeScreens } from './routes.ts';
import { storiesIn } from './stories.ts';
import { keysIn, wordUses } from './words.ts';

const specified = readFileSync(new URL('../../checks/data/routes.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t')[0] ?? '');

const ui = 'packages/ui/src';
const portal = 'apps/portal/src';
const sample: Sources = new Map([
  [
    `${ui}/text/messages.ts`,
    "export const accessTexts = {\n  verify: 'Verify',\n  left: 'Left',\n  /** Note: no key. */\n  after: (n: number) => `${n} sec`,\n} as const;\n",
  ],
  [
    `${ui}/components/Code/Code.tsx`,
    "import { accessTexts } from '../../text/messages';\naccessTexts\n  .verify",
  ],
  [
    `${ui}/components/Code/Code.stories.tsx`,
    "import { Code } from './Code';\nconst meta = { title: 'Components/Code' };\nexport const LongText = {};",
  ],
  [`${ui}/screens/a/Pick/pick.ts`, 'accessTexts[side]'],
  [`${ui}/screens/a/Join/JoinScreen.tsx`, "import { pick } from '../Pick/pick';"],
  [
    `${ui}/screens/a/Join/JoinScreen.stories.tsx`,
    "import { JoinScreen } from './JoinScreen';\nconst meta = { title: 'Screens/A/Join' };\nexport const Default = {};",
  ],
  [
    `${portal}/app/paths.ts`,
    "  join: '/join',\n  { path: paths.join, screen: 'join', title: 'Join' },\n  { path: '/in', screen: 'join', title: 'Join' },",
  ],
  [`${portal}/app/screens.ts`, "  join: () =>\n    import('../areas/a/JoinRoute').then((module) => module),"],
  [`${portal}/areas/a/JoinRoute.tsx`, "import { Part } from './Part';"],
  [`${portal}/areas/a/Part.tsx`, 'return <JoinScreen />;'],
]);

describe('what pages read of the sources', () => {
  it('names stories as Storybook does', () => {
    expect(storiesIn(sample)[0]).toEqual({
      file: `${ui}/components/Code/Code.stories.tsx`,
      title: 'Components/Code',
      ids: ['components-code--long-text'],
    });
  });

  it('follows imports', () => {
    expect([...reachOf(sample, `${ui}/screens/a/Join/JoinScreen.stories.tsx`)]).toContain(
      `${ui}/screens/a/Pick/pick.ts`,
    );
  });

  it('takes of an index only what is named, and no types', () => {
    const indexed: Sources = new Map([
      ['a/Screen.tsx', "import type { Other } from './other';\nimport { One, type Two } from './forms';"],
      ['a/forms/index.ts', "export { One } from './One';\nexport { Three } from './Three';"],
      ['a/forms/One.tsx', "import {\n  x,\n} from '../x';"],
      ['a/forms/Three.tsx', ''],
      ['a/other.ts', ''],
      ['a/x.ts', "const later = import('./later');"],
      ['a/later.ts', ''],
    ]);
    expect([...reachOf(indexed, 'a/Screen.tsx')]).toEqual([
      'a/Screen.tsx',
      'a/forms/One.tsx',
      'a/x.ts',
      'a/later.ts',
    ]);
  });

  it('finds a text where it is named, or else where its object is picked from', () => {
    const uses = wordUses(sample);
    expect(uses.map(({ key }) => key)).toEqual(['verify', 'left', 'after']);
    expect(uses[0]?.stories).toEqual([{ title: 'Components/Code', id: 'components-code--long-text' }]);
    expect(uses[1]?.files).toEqual([`${ui}/screens/a/Pick/pick.ts`]);
    expect(uses[1]?.stories).toEqual([{ title: 'Screens/A/Join', id: 'screens-a-join--default' }]);
  });

  it('follows a route to its screen', () => {
    const screens = [{ title: 'Screens/A/Join', id: 'screens-a-join--default' }];
    expect(routeScreens(sample).slice(0, 2)).toEqual([
      { path: '/join', screens },
      { path: '/in', screens },
    ]);
  });
});

describe('what the pages show of this repository', () => {
  const sources = readSources();

  it('reads every text of the catalogue', () => {
    expect(keysIn(sources.get(`${ui}/text/messages.ts`) ?? '').length).toBeGreaterThan(150);
  });

  it('knows a use of every text but the one that D45 replaced', () => {
    const unused = wordUses(sources).filter(({ files }) => files.length === 0);
    expect(unused.map(({ key }) => key)).toEqual(['twoFactorAuthenticator']);
  });

  it.each(routeScreens(sources))('$path shows a screen that has stories', ({ screens }) => {
    expect(screens.length).toBeGreaterThan(0);
  });

  it('knows every route of the specification but the redirect', () => {
    const known = new Set(routeScreens(sources).map(({ path }) => path));
    expect(specified.filter((path) => !known.has(path))).toEqual(['/']);
  });
});
