import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { published } from '../published/everyStory';

const here = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

interface Change {
  kind: string;
  pixels: number;
  shot: { id: string; mode: string; file: string };
}

/**
 * Compares the published Storybook with another, as `npm run visual` does. Returns the output, the exit code and the
 * changes.
 */
export function compareStorybooks(out: string, after: string, options: readonly string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      here('tools/storybook/run/visual.mjs'),
      '--before',
      published,
      '--after',
      after,
      '--out',
      out,
      ...options,
    ],
    { encoding: 'utf8' },
  );
  const changes = JSON.parse(readFileSync(join(out, 'report/changes.json'), 'utf8')) as Change[];
  return { status, stdout, changes };
}
