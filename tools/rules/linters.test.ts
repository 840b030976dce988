import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../requirements/files';

const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, args, { cwd: root, input, encoding: 'utf8' });

it('commitlint asks for a type, an area and at most 72 characters', () => {
  const lint = (subject: string) => run(['node_modules/@commitlint/cli/cli.js'], `${subject}\n`);
  expect(lint('fix(payouts): wait for the new page before asserting in stories').status).toBe(0);
  const bad = lint(`style: ${'a long subject '.repeat(6)}`);
  expect(bad.status).not.toBe(0);
  for (const rule of ['type-enum', 'scope-empty', 'header-max-length']) expect(bad.stdout).toContain(rule);
});

it('textlint finds words to avoid and long sentences, and passes plain English', () => {
  const pages = {
    'plain.md': 'The server sends one answer. Move the `proof` to `tools/storybook`.',
    'old.md': 'Nobody reads the list anew.',
    'component.mdx': 'Nobody reads the list anew.',
    'long.md': `${'word '.repeat(41).trim()}.`,
  };
  const folder = mkdtempSync(join(tmpdir(), 'prose-'));
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, name), `${text}\n`);
  const { status, stdout } = run([
    ...['node_modules/textlint/bin/textlint.js', '--format', 'unix', `${folder}/*.{md,mdx}`],
  ]);
  rmSync(folder, { recursive: true });
  expect(status).not.toBe(0);
  const find = (name: string) =>
    stdout
      .split('\n')
      .filter((line) => line.includes(`/${name}`))
      .join('\n');
  expect(find('plain.md')).toBe('');
  expect(find('old.md')).toMatch(/Nobody => no one/i);
  for (const name of ['old.md', 'component.mdx']) expect(find(name)).toContain('anew => again');
  expect(find('long.md')).toContain('maximum word count');
});
