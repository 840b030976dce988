import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looked, oneRow, plantingScript, plants } from './plants';

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const published = here('storybook-static');

const place = mkdtempSync(join(tmpdir(), 'visual-test-'));
const planted = join(place, 'planted');

interface Change {
  kind: string;
  pixels: number;
  shot: { id: string; mode: string; file: string };
}

/** Compares the published Storybook with another by these stories. Gives the output, the exit code and the changes. */
function compare(after: string, stories: readonly string[], ...options: string[]) {
  const args = ['--before', published, '--after', after, '--out', place];
  const { status, stdout } = spawnSync(
    process.execPath,
    [here('scripts/room/visual.mjs'), ...args, ...stories.flatMap((one) => ['--stories', one]), ...options],
    { encoding: 'utf8' },
  );
  const changes = JSON.parse(readFileSync(join(place, 'report/changes.json'), 'utf8')) as Change[];
  return { status, stdout, changes };
}

/** Makes a copy in which twenty stories have a fault each. */
beforeAll(() => {
  cpSync(published, planted, { recursive: true });
  const frame = join(planted, 'iframe.html');
  writeFileSync(frame, readFileSync(frame, 'utf8').replace('</head>', `${plantingScript(plants)}</head>`));
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('npm run visual', () => {
  it('finds twenty planted faults, each in the modes that show it, and nothing in what has none', () => {
    const { status, stdout, changes } = compare(
      planted,
      looked,
      '--modes',
      'light 390',
      '--modes',
      'dark 1440',
    );
    const faults = plants.flatMap(({ story, modes: seen }) => seen.map((mode) => `${story} ${mode}`));
    expect(changes.map(({ shot }) => `${shot.id} ${shot.mode}`).toSorted()).toEqual(faults.toSorted());
    expect(stdout).toMatch(new RegExp(`^${faults.length} changed, 0 new, 0 removed of `, 'm'));
    expect(status).toBe(1);
    const row = changes.filter(({ shot }) => shot.id === oneRow.story);
    expect(row.map(({ pixels }) => pixels).toSorted((one, other) => one - other)).toEqual([390, 1440]);
    const report = readFileSync(join(place, 'report/index.html'), 'utf8');
    for (const { shot } of changes)
      for (const side of ['before', 'after', 'diff']) expect(report).toContain(`${side}/${shot.file}`);
  });

  it('takes the same pictures twice beside a machine that is busy', () => {
    // Words that go after seconds, parts that come later, charts that measure their room, dialogs, long pages.
    const stories = [
      ...['components-copybutton--default', 'components-lazypart--default', 'components-toaster--default'],
      ...['components-toaster--one-at-a-time', 'charts-linechart--default', 'charts-linechart--many'],
      ...['charts-barchart--hovered', 'charts-balancecard--default', 'shell-popups--with-picture'],
      ...['screens-dashboard-dashboard--default', 'screens-dashboard-dashboard--first-run-share'],
      ...['screens-withdraw-withdraw--default'],
    ];
    const busy = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
    try {
      const { stdout } = compare(published, stories, '--modes', 'light 390', '--modes', 'light 1440');
      expect(stdout).toMatch(/^0 changed, 0 new, 0 removed of \d\d photographs/m);
    } finally {
      for (const burner of busy) burner.kill();
    }
  });

  it('takes what was accepted for no failure, in the modes that are asked for', () => {
    const { status, changes } = compare(planted, ['Components/Button/Main'], '--accept', '--modes', 'dark');
    expect(status).toBe(0);
    expect(changes.map(({ shot }) => shot.mode)).toEqual(['dark 390', 'dark 820', 'dark 1440']);
  });
});
