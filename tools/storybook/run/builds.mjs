import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../../run/run.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit that a git name means; throws when it matches none. */
export const getCommit = (ref) => git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);

async function build(checkout, folder) {
  // It is built next to its place and then renamed, so that half a build is never taken for a whole one.
  const half = `${folder}.half`;
  rmSync(half, { recursive: true, force: true });
  const storybook = join(checkout, 'node_modules', '.bin', 'storybook');
  // The live portal reads the contract's bundle, which is made and not kept in git. It may be lent, with what is installed.
  const contract = join(checkout, 'node_modules', '@portal', 'contract');
  if (existsSync(contract)) await run('npm', ['run', '--silent', 'build'], { cwd: realpathSync(contract) });
  await run(storybook, ['build', '-o', half, '--quiet', '--loglevel', 'error'], {
    cwd: checkout,
  });
  rmSync(folder, { recursive: true, force: true });
  renameSync(half, folder);
}

/** Lends a checkout what is installed here if it needs exactly the same, and installs into it otherwise. */
async function install(checkout) {
  const lock = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(checkout) !== lock(root))
    return run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: checkout });
  for (const folder of ['node_modules', 'packages/ui/node_modules'])
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(checkout, folder), 'junction');
}

/** Builds the Storybook of a commit, once, in a checkout of its own that is removed afterwards. */
export async function buildCommit(commit, folder) {
  if (existsSync(folder)) return;
  git('worktree', 'prune');
  const location = mkdtempSync(join(tmpdir(), 'visual-'));
  const checkout = join(location, 'checkout');
  git('worktree', 'add', '--quiet', '--detach', checkout, commit);
  try {
    await install(checkout);
    await build(checkout, folder);
  } finally {
    git('worktree', 'remove', '--force', checkout);
    rmSync(location, { recursive: true, force: true });
  }
}

/** Builds the Storybook of the working tree as it is. */
export const buildHere = (folder) => build(root, folder);
