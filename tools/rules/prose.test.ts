import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../requirements/files';

/** What textlint reports of a document. */
function lint(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'prose-'));
  const file = join(folder, 'page.md');
  writeFileSync(file, text);
  const args = ['node_modules/textlint/bin/textlint.js', '--format', 'unix', file];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, stdout };
}

it('textlint passes plain English, and words to avoid in code', () => {
  expect(lint('The server sends one answer. Move the `proof` to `tools/storybook`.\n')).toMatchObject({
    status: 0,
  });
});

it('textlint fails on a word to avoid and names its replacement', () => {
  const { status, stdout } = lint('Nobody reads the list anew.\n');
  expect(status).not.toBe(0);
  expect(stdout).toContain('anew => again');
  expect(stdout).toMatch(/Nobody => no one/i);
});

it('textlint fails on a sentence of more than 40 words', () => {
  const { status, stdout } = lint(`${'word '.repeat(41).trim()}.\n`);
  expect(status).not.toBe(0);
  expect(stdout).toContain('maximum word count');
});
