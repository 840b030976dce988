import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../requirements/files';

const pages = {
  plain: 'The server sends one answer. Move the `proof` to `tools/storybook`.\n',
  old: 'Nobody reads the list anew.\n',
  long: `${'word '.repeat(41).trim()}.\n`,
};

/** What textlint reports of each page, by one process, because it takes a second to start. */
function lintPages() {
  const folder = mkdtempSync(join(tmpdir(), 'prose-'));
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, `${name}.md`), text);
  writeFileSync(join(folder, 'component.mdx'), pages.old);
  const args = ['node_modules/textlint/bin/textlint.js', '--format', 'unix', `${folder}/*.{md,mdx}`];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const find = (name: string) => stdout.split('\n').filter((line) => line.includes(`/${name}.`));
  return {
    status,
    plain: find('plain'),
    old: find('old').join('\n'),
    long: find('long').join('\n'),
    component: find('component').join('\n'),
  };
}

const found = lintPages();

it('textlint passes plain English, and words to avoid in code', () => {
  expect(found.plain).toEqual([]);
});

it('textlint fails on a word to avoid and names its replacement', () => {
  expect(found.status).not.toBe(0);
  expect(found.old).toContain('anew => again');
  expect(found.old).toMatch(/Nobody => no one/i);
});

it('textlint reads the pages of components too', () => {
  expect(found.component).toContain('anew => again');
});

it('textlint fails on a sentence of more than 40 words', () => {
  expect(found.long).toContain('maximum word count');
});
