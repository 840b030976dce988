import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fail, root, run, tool } from './run.mjs';

const stamp = join(root, 'node_modules', '.portal-lock');

/** Stops on a Node that is too old, and names the version that is needed. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
}

/** Installs from the lockfile when this very lockfile is not installed yet. */
export async function ensureInstalled() {
  requireNode();
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}

/** Builds the contract's bundle and the portal. What has not changed comes from the cache. */
export function build() {
  return run(tool('turbo'), ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']);
}
