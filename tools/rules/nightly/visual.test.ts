import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { published } from '../published/storybook';
import { createTempFolder } from '../../requirements/copy';

const folder = createTempFolder('visual-test-');
const planted = join(folder, 'planted');
const visual = fileURLToPath(new URL('../../storybook/run/visual.mjs', import.meta.url));

function compare(after: string, ...stories: string[]) {
  const args = [...stories.flatMap((one) => ['--stories', one]), '--before', published, '--built', after];
  const { status, stdout } = spawnSync(process.execPath, [visual, ...args, '--out', join(folder, 'out')], {
    encoding: 'utf8',
  });
  return { status, stdout };
}

/** Makes a copy in which one story has a row of pixels in another colour. */
beforeAll(() => {
  cpSync(published, planted, { recursive: true });
  const iframe = join(planted, 'iframe.html');
  const rule = `<style>body::after { content: ''; position: fixed; inset: 30px 0 auto; height: 1px; background: #c00; }</style>`;
  writeFileSync(iframe, readFileSync(iframe, 'utf8').replace('</head>', `${rule}</head>`));
});

const badge = 'components-badge--default';

it('finds one row of pixels in each mode, and nothing where nothing changed', () => {
  const { status, stdout } = compare(planted, badge);
  expect(stdout).toMatch(/2 failed/);
  expect(status).toBe(1);
  expect(compare(published, badge).status).toBe(0);
});
