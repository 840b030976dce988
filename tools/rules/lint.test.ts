import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { files, read, readRows, root } from '../requirements/files';
import { judged } from './judged';
import { createTempFolder } from '../requirements/copy';

vi.setConfig({ hookTimeout: 120_000 });

/**
 * Code with the rule that must report it, or `nothing`. Of the rules of others, one of each kind is enough. `\n` stands for
 * a new line, and `(…)×n` for n times the same.
 */
const planted = readRows('tools/rules/lint/planted.tsv').map(({ reports = '', file = '', code = '' }) => ({
  ...{ reports, file },
  code: code
    .replace(/\((.*)\)×(\d+)/, (_, part: string, times: string) => part.repeat(Number(times)))
    .replaceAll('\\n', '\n'),
}));

const folder = createTempFolder('lint-');

let lines: readonly string[] = [];
beforeAll(async () => {
  const plugin = files.filter((file) => /^tools\/rules\/lint\/.*\.mjs$/.test(file));
  const english = 'packages/ui/src/text/languages/en.json';
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json', english, ...plugin])
    cpSync(join(root, file), join(folder, file));
  const tsconfig = '{ "extends": "./tsconfig.base.json", "compilerOptions": { "types": [] } }';
  for (const { file, code } of [{ file: 'tsconfig.json', code: tsconfig }, ...planted]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [oxlint, '--format=unix'], { cwd: folder }, (_error, out) => resolve(out));
  });
  lines = output.split('\n');
});

it.each(planted)('reports $reports of $file', ({ reports, file }) => {
  const own = lines.filter((line) => line.startsWith(`${file}:`));
  if (reports === 'nothing') expect(own).toEqual([]);
  else expect(own.join('\n')).toContain(reports);
});

it('plants code for each of our rules, and for many of the others', () => {
  const own = [...read('tools/rules/lint/portal.mjs').matchAll(/^ {4}'([\w-]+)': rule\(/gm)].map(
    ([, name]) => `portal(${name})`,
  );
  const rules = new Set(planted.map(({ reports }) => reports));
  expect(own.filter((rule) => !rules.has(rule))).toEqual([]);
  judged('lint rules of our own', own.length);
  judged('lint rules with planted code', rules.size);
});
