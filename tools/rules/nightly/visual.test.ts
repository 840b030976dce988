import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published } from '../published/everyStory';
import { compareStorybooks } from './compareStorybooks';
import { looked, oneRow, plantingScript, plants } from './plants';

const folder = mkdtempSync(join(tmpdir(), 'visual-test-'));
const planted = join(folder, 'planted');
const compare = (after: string, stories: readonly string[], ...options: string[]) =>
  compareStorybooks(folder, after, [...stories.flatMap((one) => ['--stories', one]), ...options]);

/** Makes a copy in which twenty stories have one error each. */
beforeAll(() => {
  cpSync(published, planted, { recursive: true });
  const iframe = join(planted, 'iframe.html');
  writeFileSync(iframe, readFileSync(iframe, 'utf8').replace('</head>', `${plantingScript(plants)}</head>`));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
    const report = readFileSync(join(folder, 'report/index.html'), 'utf8');
    for (const { shot } of changes)
      for (const side of ['before', 'after', 'diff']) expect(report).toContain(`${side}/${shot.file}`);
  });

  it('takes what was accepted for no failure, in the modes that are asked for', () => {
    const { status, changes } = compare(planted, ['Components/Button/Main'], '--accept', '--modes', 'dark');
    expect(status).toBe(0);
    expect(changes.map(({ shot }) => shot.mode)).toEqual(['dark 390', 'dark 820', 'dark 1440']);
  });
});
