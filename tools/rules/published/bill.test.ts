import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { files, read } from '../../requirements/files';
import { everySnapshot } from './storybook';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const config = JSON.parse(readFileSync(`${root}chromatic.config.json`, 'utf8')) as { untraced: string[] };

/** The number of a build's screenshots, by stories file. */
const photographs = new Map<string, number>();
/** The same by title, which several files share. */
const screens = new Map<string, number>();
const sum = (files: Iterable<string>) =>
  [...files].reduce((all, file) => all + (photographs.get(file) ?? 0), 0);

beforeAll(async () => {
  for (const { file, title, isBilled } of await everySnapshot()) {
    if (!isBilled) continue;
    photographs.set(file, (photographs.get(file) ?? 0) + 1);
    screens.set(title, (screens.get(title) ?? 0) + 1);
  }
}, 240_000);

/**
 * Returns the number of screenshots that TurboSnap takes after a file's change. Chromatic's own trace runs on this
 * build's graph.
 */
function trace(file: string): number {
  const untraced = config.untraced.flatMap((glob) => ['--untraced', glob]);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      `${root}node_modules/chromatic/dist/bin.cjs`,
      ...['trace', '--mode', 'compact', '--stats-file', `${root}.reports/storybook/preview-stats.json`],
      ...untraced,
      file,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  const output = stdout + stderr;
  if (/TurboSnap disabled/.test(output)) return Infinity;
  expect(output).toMatch(/Traced 1 changed file/);
  return sum([...output.matchAll(/^— (\S+\.stories\.tsx)/gm)].map(([, found = '']) => found));
}

const ui = 'packages/ui/src';

describe('what Chromatic is asked for', () => {
  it('is at most 1,000 photographs for everything', () => {
    const whole = sum(photographs.keys());
    console.log(`${whole} photographs for everything`);
    expect(whole).toBeGreaterThan(600);
    expect(whole).toBeLessThanOrEqual(1000);
  });

  it('is at most 30 photographs for a screen or component', () => {
    expect([...screens].filter(([, count]) => count > 30)).toEqual([]);
  });

  it('is the number of the documents', () => {
    const prose = (path: string) => read(path).replaceAll(/\s+/g, ' ');
    expect(prose('docs/review.md')).toContain(
      '1,000 screenshots for everything, 700 for a button and 30 for a screen',
    );
    expect(prose('README.md')).toContain(
      'at most 30 screenshots for a screen, and at most 1,000 for everything',
    );
  });

  it('leaves out only what there is', () => {
    expect(
      config.untraced.filter((glob) => !files.some((file) => file.startsWith(glob.split('*')[0] ?? ''))),
    ).toEqual([]);
  });

  it.each([
    ['the change log', 'CHANGELOG.md', 0],
    ['a page of Storybook', 'tools/storybook/docs/DocsPage.tsx', 0],
    ['words of another language', `${ui}/text/languages/hi.json`, 0],
    ['the names of the languages', `${ui}/text/languages/names.ts`, 260],
    ['a page of documents', `${ui}/components/Button/Button.mdx`, 0],
    ['a screen where money leaves', `${ui}/screens/withdraw/Withdraw/WithdrawScreen.tsx`, 30],
    ['a screen of a list', `${ui}/screens/tickets/Tickets/TicketsScreen.tsx`, 30],
    ['a screen of a visitor', `${ui}/screens/access/Login/LoginScreen.tsx`, 30],
    ['a text of the catalogue', `${ui}/text/messages.ts`, 700],
    ['an address', `${ui}/addresses/addresses.ts`, 450],
    ['a story', `${ui}/components/Badge/Badge.stories.tsx`, 40],
    // A component on most screens causes most screenshots, but never those of stories without it.
    ['a button', `${ui}/components/Button/Button.tsx`, 700],
    ['a table', `${ui}/components/DataList/DataList.tsx`, 200],
  ])('is no more than it can show for %s', (_, file, most) => {
    const asked = trace(file);
    console.log(`${asked} photographs for ${file}`);
    expect(asked).toBeLessThanOrEqual(most);
  });

  it('is everything where every story is drawn in what changed', () => {
    expect(trace('.storybook/decorators/withToolbar.tsx')).toBe(Infinity);
  });
});
