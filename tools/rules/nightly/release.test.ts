import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { copyRepository } from '../../requirements/copy';

const run = promisify(execFile);
const copy = copyRepository('portal-release-');
const git = (...words: string[]) => execFileSync('git', words, { cwd: copy, encoding: 'utf8' }).trim();
const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const release = (...words: string[]) =>
  run('npm', ['run', '--silent', 'release', '--', ...words], { cwd: copy });

beforeAll(() => {
  git('config', 'user.name', 'Release');
  git('config', 'user.email', 'release@portal.example');
  const changelog = read('CHANGELOG.md').replace(/## Unreleased\n/, '');
  const [head = '', ...rest] = changelog.split(/^(?=## )/m);
  writeFileSync(
    join(copy, 'CHANGELOG.md'),
    `${head}## Unreleased\n\n### Added\n\n- A thing.\n\n${rest.join('')}`,
  );
  // What is open in the copied repository is another test's subject.
  for (const file of decisions)
    writeFileSync(join(copy, file), read(file).replaceAll(/ \(open: [^)]+\)/g, ''));
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Before');
});

const decisions = ['docs/spec/decisions.md', 'docs/spec/decisions-business.md'] as const;

it('shows the planned release, and changes nothing', async () => {
  const before = git('rev-parse', 'HEAD');
  const { stdout } = await release('3.0.0', '--dry-run');
  expect(stdout).toContain('3.0.0 changes CHANGELOG.md,');
  expect(stdout).toContain('- A thing.');
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([before, '', '']);
});

it.each(['0.0.0', '3.0', 'v3.0.0', '3.0.0-beta'])(
  'refuses %s, which is no later version',
  async (version) => {
    await expect(release(version)).rejects.toThrow('A release is later than');
  },
);

it('refuses a folder in which something is not committed', async () => {
  writeFileSync(join(copy, 'left.txt'), 'over');
  await expect(release('3.0.0')).rejects.toThrow('Something is not committed.');
  rmSync(join(copy, 'left.txt'));
});

it('refuses a text that a language lacks, and shows what to write where', async () => {
  const file = 'packages/ui/src/text/languages/hi.json';
  writeFileSync(join(copy, file), read(file).replace(/^ {2}"walletNames.hold": .*\n/m, ''));
  git('commit', '--quiet', '--all', '--message', 'Without a text');
  await expect(release('3.0.0', '--dry-run')).rejects.toThrow(
    `${file} (hi) lacks 1. Add, translated:\n  "walletNames.hold": "Hold Wallet",`,
  );
  git('reset', '--quiet', '--hard', 'HEAD^');
});

it('refuses a decision that is accepted and not carried out', async () => {
  const [file] = decisions;
  writeFileSync(join(copy, file), read(file).replace('- **D1**', '- **D1** (open: not carried out yet)'));
  git('commit', '--quiet', '--all', '--message', 'With an open decision');
  await expect(release('3.0.0', '--dry-run')).rejects.toThrow(/OPEN D1 .*: not carried out yet/);
  git('reset', '--quiet', '--hard', 'HEAD^');
});

it('is one command: changelog, versions, commit, tag, and artefacts whose sums are right', async () => {
  await release('3.0.0');
  expect(git('log', '-1', '--format=%s')).toBe('build(release): publish 3.0.0');
  expect(git('cat-file', '-t', 'v3.0.0')).toBe('tag');
  expect(git('for-each-ref', '--format=%(contents)', 'refs/tags/v3.0.0')).toContain('- A thing.');
  expect(git('status', '--porcelain')).toBe('');
  expect(read('CHANGELOG.md')).toMatch(
    /## Unreleased\n\n## 3\.0\.0, \d{4}-\d\d-\d\d\n\n### Added\n\n- A thing\./,
  );
  for (const file of ['package.json', 'apps/portal/package.json', 'packages/ui/package.json'])
    expect(JSON.parse(read(file))).toMatchObject({ version: '3.0.0' });
  expect(JSON.parse(read('apps/portal/package.json'))).toMatchObject({
    dependencies: { '@portal/ui': '3.0.0' },
  });
  // The lock file has the same versions, or npm would refuse it.
  await run('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], { cwd: copy });

  const folder = join(copy, 'release/3.0.0');
  const sums = read('release/3.0.0/SHA256SUMS').trimEnd().split('\n');
  expect(sums.map((line) => line.split('  ')[1])).toEqual([
    'licences.txt',
    'member-portal-3.0.0.tar.gz',
    'notes.md',
    'portal.cdx.json',
  ]);
  for (const line of sums) {
    const [sum, file = ''] = line.split('  ');
    const bytes = readFileSync(join(folder, file));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum);
  }
  const archive = join(folder, 'member-portal-3.0.0.tar.gz');
  const named = execFileSync('tar', ['-xzOf', archive, './version.json'], { encoding: 'utf8' });
  expect(JSON.parse(named)).toEqual({
    version: '3.0.0',
    commit: git('log', '-1', '--format=%h', '--abbrev=12'),
  });
  expect(existsSync(join(copy, 'portal.cdx.json'))).toBe(false);
  expect(read('release/3.0.0/notes.md')).toContain('- A thing.');
  const before = read('release/3.0.0/SHA256SUMS');
  rmSync(folder, { recursive: true });
  await release('3.0.0', '--build');
  expect(read('release/3.0.0/SHA256SUMS')).toBe(before);
  await expect(release('3.0.1', '--build')).rejects.toThrow('The tag v3.0.1 is not checked out.');
  await expect(release('3.0.0')).rejects.toThrow('A release is later than 3.0.0');
  await expect(release('3.0.1')).rejects.toThrow('says nothing below');
}, 480_000);
