import { describe, expect, it } from 'vitest';
import {
  addresses,
  mt5DepositPattern,
  secondAddresses,
  teamListAddress,
} from '../../packages/ui/src/addresses/addresses';
import { importGraph, getReach } from './spec/imports';
import { readPagesData, readRepository } from './spec/pagesData';
import { routeScreens } from './spec/routes';
import { readSources, type Source } from './spec/sources';
import { knownStories } from './spec/stories';
import { messagesIn, keysIn, messageUses } from './spec/messageUses';

const getSources = (files: readonly (readonly [path: string, text: string])[]): Source[] =>
  files.map(([path, text]) => ({ path, text }));

const ui = 'packages/ui/src';
const portal = 'apps/portal/src';
const sources = getSources([
  [
    `${ui}/text/messages.ts`,
    "export const accessTexts = defineMessages('accessTexts', {\n  verify: 'Verify',\n  left: 'Left',\n  /** Note: no key. */\n  after: (n: number) => `${n} sec`,\n});\n",
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
    `${portal}/areas/a/a.routes.ts`,
    "  {\n    paths: [addresses.verifyEmail, secondAddresses.verifyEmail],\n    title: 'Join',\n    load: () => import('./JoinRoute').then((module) => module),\n  },",
  ],
  [`${portal}/areas/a/JoinRoute.tsx`, "import { Part } from './Part';"],
  [`${portal}/areas/a/Part.tsx`, 'return <JoinScreen />;'],
]);
const sample = { sources, known: knownStories(sources), graph: importGraph(sources) };

describe('what pages read of the sources', () => {
  it('follows imports', () => {
    expect([...getReach(`${ui}/screens/a/Join/JoinScreen.stories.tsx`, sample.graph)]).toContain(
      `${ui}/screens/a/Pick/pick.ts`,
    );
  });

  it('takes of an index only what is named, and no types', () => {
    const indexed = getSources([
      ['a/Screen.tsx', "import type { Other } from './other';\nimport { One, type Two } from './forms';"],
      ['a/forms/index.ts', "export { One } from './One';\nexport { Three } from './Three';"],
      ['a/forms/One.tsx', "import {\n  x,\n} from '../x';"],
      ['a/forms/Three.tsx', ''],
      ['a/other.ts', ''],
      ['a/x.ts', "const later = import('./later');"],
      ['a/later.ts', ''],
    ]);
    expect([...getReach('a/Screen.tsx', importGraph(indexed))]).toEqual([
      'a/Screen.tsx',
      'a/forms/One.tsx',
      'a/x.ts',
      'a/later.ts',
    ]);
  });

  it('finds a text where it is named, or else where its object is picked from', () => {
    const uses = messageUses(sample);
    expect(uses.map(({ key }) => key)).toEqual(['verify', 'left', 'after']);
    expect(uses[0]?.stories).toEqual([
      { group: 'Components/Code', id: 'components-code--long-text', stories: 1 },
    ]);
    expect(uses[1]?.files).toEqual([`${ui}/screens/a/Pick/pick.ts`]);
    expect(uses[1]?.stories).toEqual([
      { group: 'Screens/A/Join', id: 'screens-a-join--default', stories: 1 },
    ]);
  });

  it('follows a route to its screen', () => {
    const screens = [{ group: 'Screens/A/Join', id: 'screens-a-join--default', stories: 1 }];
    expect(routeScreens(sample).slice(0, 2)).toEqual([
      { path: '/verifyEmail', screens },
      { path: '/invoice', screens },
    ]);
  });
});

describe('what the pages show of this repository', () => {
  const data = readPagesData(readRepository());

  it('reads every exact text', () => {
    const messages = messagesIn(readSources());
    expect(keysIn(messages).length).toBeGreaterThan(150);
    expect(data.messageUses).toHaveLength(keysIn(messages).length);
  });

  it('has a use of every text but the one that D45 replaced', () => {
    const unused = data.messageUses.filter(({ files }) => files.length === 0);
    expect(unused.map(({ key }) => key)).toEqual(['twoFactorAuthenticator']);
  });

  it.each(data.routeScreens)('$path shows a screen that has stories', ({ screens }) => {
    expect(screens.length).toBeGreaterThan(0);
  });

  it('has every address of a screen', () => {
    const known = data.routeScreens.map(({ path }) => path);
    const served = [
      ...Object.values(addresses),
      ...Object.values(secondAddresses),
      mt5DepositPattern,
      teamListAddress,
      '*',
    ];
    expect(known.sort()).toEqual(served.sort());
  });
});
