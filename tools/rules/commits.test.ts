import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../requirements/files';

const lint = (message: string) =>
  spawnSync(process.execPath, ['node_modules/@commitlint/cli/cli.js'], {
    cwd: root,
    input: message,
    encoding: 'utf8',
  });

describe('commit subjects', () => {
  it('pass with a type, an area and at most 72 characters', () => {
    expect(lint('fix(payouts): wait for the new page before asserting in stories\n')).toMatchObject({
      status: 0,
    });
  });

  it('fail with another type, without an area or when too long', () => {
    const bad = lint(`style: ${'a long subject '.repeat(6)}\n`);
    expect(bad.status).not.toBe(0);
    for (const rule of ['type-enum', 'scope-empty', 'header-max-length']) expect(bad.stdout).toContain(rule);
  });

  it('are not checked where the history is missing, and the output explains it', () => {
    const args = ['tools/rules/lint/commits.mjs', '--from', '0'.repeat(40)];
    const exported = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect([exported.status, exported.stdout]).toEqual([
      0,
      expect.stringContaining('not in this history (a shallow clone or an export)'),
    ]);
  });
});
