import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clocks } from '../../.storybook/time/choices';
import { files, read } from '../requirements/files';
import { storiesIn } from '../requirements/spec/pieces';
import { everyTest, judged } from './judged';

const folder = 'packages/ui/src/screens/';
const sources = new Set(files.filter((file) => file.startsWith(folder) && /\.tsx?$/.test(file)));
const toStories = (file: string) => file.replace(/\.tsx$/, '.stories.tsx');

/** Every file that a member sees as a screen or a tab, by its name. */
const screens = [...sources].filter((file) => /(Screen|Tab)\.tsx$/.test(file));

/** Dialogs with their own stories. The screen around them needs no story of their form. */
const dialogs = [...sources].filter((file) => /Dialog\.tsx$/.test(file) && sources.has(toStories(file)));

const apart = new Set([...screens, ...dialogs]);

/** Returns the modules of the screens' folder that a file imports, types included. */
const getImports = (file: string): string[] =>
  [...read(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].flatMap(([, to = '']) => {
    const path = posix.join(posix.dirname(file), to);
    return [`${path}.ts`, `${path}.tsx`].filter((one) => sources.has(one) && !apart.has(one));
  });

/** Returns the files of which a screen is made, up to screens, tabs and dialogs with their own stories. */
function getParts(screen: string): string[] {
  const parts = new Set([screen]);
  for (const part of parts) for (const next of getImports(part)) parts.add(next);
  return [...parts];
}

const importsOne = (names: string) => new RegExp(`import [^;]*\\b(${names})\\b[^;]*;`);
const remote = importsOne('Remote|PagedList');
const form = importsOne('Form|FormDialog|FormStack');

const has = (screen: string, pattern: RegExp) => getParts(screen).some((part) => pattern.test(read(part)));

/** The screens that show a server's data, so they load, fail and may be empty. */
const remoteScreens = screens.filter((screen) => has(screen, remote));

/** The screens and dialogs that send what a member typed. */
const forms = [...apart].filter((screen) => has(screen, form));

const stories = files.filter((file) => /^packages\/ui\/src\/.*\.stories\.tsx$/.test(file));
const components = files.filter((file) =>
  /^packages\/ui\/src\/(?:components|charts|confirm)\/([^/]+)\/\1\.tsx$/.test(file),
);

const everyScreen = ['Default', 'Loading', 'Empty', 'Failed', 'LongText', 'Mobile'];
/** Charts need them too: a series has one value or thousands, and its line has either direction. */
const everyPicture = [...everyScreen, 'One', 'Many', 'RightToLeft'];
const pictures = [
  ...components.filter((file) => file.includes('/charts/')),
  ...screens.filter((file) => read(file).includes('<RankWay')),
];
const everyForm = ['Default', 'Submitting', 'FieldErrors', 'Refused', 'LongText', 'Mobile'];
const stillScreens = ['Default', 'Mobile'];

/** A screen without remote data has no loading, empty or error state. */
const toRequired = (screen: string): string[] => [
  ...(remoteScreens.includes(screen) ? everyScreen : []),
  ...(forms.includes(screen) ? everyForm : []),
  ...(screens.includes(screen) ? stillScreens : []),
  ...(pictures.includes(screen) ? everyPicture : []),
];

/** Converts packages/ui/src/screens/access/Login/LoginScreen.stories.tsx to Screens/Access/Login. */
function getTitle(file: string): string {
  const folders = file.replace('packages/ui/src/', '').split('/').slice(0, -1);
  const title = folders.map((folder) => folder.charAt(0).toUpperCase() + folder.slice(1)).join('/');
  // The sidebar has two kinds: screens, and all that screens are made of.
  return /^(Screens|Components|Foundations)\b/.test(title) ? title : `Components/${title}`;
}

const titleIn = (file: string) => /title: '([^']+)'/.exec(read(file))?.[1] ?? '';

/** The files with one title, in Storybook's order. */
const filesUnder = (title: string) => stories.filter((file) => titleIn(file) === title).sort();

const getExports = (source: string) => [...source.matchAll(/^export const (\w+)/gm)].map((match) => match[1]);

/** The most a page is wide, in px (tokens/space.ts). */
const widestPage = 1240;

/** The widths that a file sets, in px. */
const getWidths = (source: string): number[] =>
  [...source.matchAll(/(?:inlineSize|width|minInlineSize|minWidth): '?(\d+(?:\.\d+)?)(rem|px)?/gi)].map(
    ([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1),
  );

describe('stories', () => {
  it('are required of every screen that a route renders', () => {
    const routes = files.filter((file) => /^apps\/portal\/src\/areas\/.*(?<!\.test)\.tsx$/.test(file));
    const rendered = routes.flatMap((file) =>
      [...read(file).matchAll(/<(\w+Screen)\b/g)].map(([, name]) => name),
    );
    const names = screens.map((screen) => /(\w+Screen)\.tsx$/.exec(screen)?.[1]);
    expect(new Set(names.filter((name) => name !== undefined))).toEqual(new Set(rendered));
    judged('screens with remote data', remoteScreens.length);
    judged('forms', forms.length);
  });

  everyTest(
    'every screen, dialog, chart and component has stories in its folder, of every required state (B §2)',
    [...new Set([...screens, ...dialogs, ...components])],
    (file) => {
      const own = file.replace('.tsx', '.stories.tsx');
      expect(files).toContain(own);
      const written = filesUnder(titleIn(own)).flatMap((one) => getExports(read(one)));
      expect(toRequired(file).filter((story) => !written.includes(story))).toEqual([]);
    },
  );

  everyTest(
    'no story of a screen is wider than a page, so a column that it shows is one that members see (D123)',
    stories.filter((file) => file.includes('/screens/')),
    (file) => expect(getWidths(read(file)).filter((width) => width > widestPage)).toEqual([]),
  );

  it('reads the widths that a story sets', () => {
    expect(getWidths("style={{ inlineSize: '120rem' }} style={{ minWidth: 1500 }} width: '900px'")).toEqual([
      1920, 1500, 900,
    ]);
  });

  // Storybook gives the page of a title the first file's component.
  everyTest('a title is shared only by files that are named like the first of them', stories, (file) => {
    const [first = ''] = filesUnder(titleIn(file));
    expect(file.startsWith(first.replace('.stories.tsx', ''))).toBe(true);
  });

  it('are not named by the dark theme, because each has a screenshot in both', () => {
    const all = files
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => getExports(read(file)));
    expect(all.filter((name) => /^Dark|Dark$/.test(name ?? ''))).toEqual([]);
  });

  it('no two have one address', () => {
    const ids = stories.flatMap((file) => storiesIn(file, read(file))?.stories.map(({ id }) => id) ?? []);
    expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
  });

  everyTest(
    'stories are titled by their folder, typed, and find things as a member would',
    stories,
    (file) => {
      const source = read(file);
      const title = titleIn(file);
      if (!title.startsWith('Foundations/')) {
        expect([
          getTitle(file),
          `${getTitle(file)}/${file.split('/').at(-1)?.split('.')[0] ?? ''}`,
        ]).toContain(title);
      }
      expect(source).toMatch(/satisfies Meta</);
      expect(source).not.toMatch(/TestId/);
      expect(source, "a play's context has `canvas` already").not.toMatch(/within\((\w+\.)?canvasElement\)/);
    },
  );
});

const drawn = files.filter((file) => /^packages\/ui\/src\/.*\.(fixtures|stories)\.tsx?$/.test(file));

/** The dates of a line, `2026-11-20T09:14` or `new Date(2026, 10, 20`, to be compared as texts. */
const toDates = (line: string) => [
  ...[...line.matchAll(/\b20\d\d-\d\d-\d\d(T[\d:.]+)?/g)].map(([date]) => date),
  ...[...line.matchAll(/(?:UTC|Date)\((20\d\d), (\d+), (\d+)/g)].map(([, year = '', month = '', day = '']) =>
    [year, String(Number(month) + 1).padStart(2, '0'), day.padStart(2, '0')].join('-'),
  ),
];

/** A line that names a date ahead: an end, a hold, a count to come, or another clock. */
const isAhead = /ends|until|held|due|expir|countsAt|clock|monthEnd|next|max|later|toHaveValue|dayTitle/i;

it('no date of a story is later than its clock, unless its line names a time ahead', () => {
  const now = new Date(clocks.fixtures.moment).toISOString();
  const dates = drawn.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => toDates(line).map((date) => ({ date, line, at: `${file}:${at + 1}` }))),
  );
  expect(dates.length).toBeGreaterThan(250);
  expect(
    dates
      .filter(({ date, line }) => date > now.slice(0, date.length) && !isAhead.test(line))
      .map(({ at }) => at),
  ).toEqual([]);
});
