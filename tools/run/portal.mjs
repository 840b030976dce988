// The one entry of `npm start`, `npm test` and `npm run dev`. It needs nothing but Node and installs the rest.
import { fail, root, run, start, tool } from './run.mjs';
import { runTest, tasks } from './test.mjs';
import { chooseNames, failWithUsage, showUsage } from './usage.mjs';
import { randomBytes, createHash } from 'node:crypto';
import process from 'node:process';
import { join } from 'node:path';
import { freePort } from '../../apps/portal/e2e/support/ports.mjs';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = join(root, 'node_modules', '.portal-lock');

/** Stops on a Node that is too old, and names the version that is needed. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
}

/** Installs from the lockfile when this very lockfile is not installed yet. */
async function ensureInstalled() {
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
function build() {
  return run(tool('turbo'), ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']);
}

/** The arguments that run the sandbox from its sources. */
const sandboxArgs = (...flags) => [...flags, '--import', 'tsx', join(root, 'apps/sandbox/src/main.ts')];

/** This start tries the portal out on this machine, and needs the outbox; no other way serves it (T32). */
const sandboxEnv = { SANDBOX_OPERATOR: process.env.SANDBOX_OPERATOR ?? 'on' };

/** Runs portal and sandbox on one port. The sandbox prints the address, the demo members and the outbox. */
async function runStart() {
  await build();
  const server = start(process.execPath, sandboxArgs(), { env: sandboxEnv });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  await new Promise((resolve) => server.on('exit', (code) => resolve((process.exitCode = code ?? 0))));
}

/** Runs the portal hot-reloaded on Vite's port, and the sandbox behind it, which restarts when its sources change. */
async function runDev() {
  await run('npm', ['run', '--silent', 'build', '-w', '@portal/contract', '-w', '@portal/ui']);
  const port = String(process.env.PORT ?? (await freePort()));
  // The same after each restart, so that the open page of the operator stays open.
  const operatorKey = process.env.SANDBOX_OPERATOR_KEY || randomBytes(32).toString('base64url');
  const children = [
    start(process.execPath, sandboxArgs('--watch', '--watch-preserve-output'), {
      env: { ...sandboxEnv, SANDBOX_OPERATOR_KEY: operatorKey, PORT: port },
    }),
    start(tool('vite'), ['--configLoader', 'runner'], {
      cwd: join(root, 'apps/portal'),
      env: { SANDBOX_URL: `http://127.0.0.1:${port}` },
    }),
  ];
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => children.forEach((child) => child.kill(signal)));
  await Promise.race(children.map((child) => new Promise((resolve) => child.on('exit', resolve))));
  children.forEach((child) => child.kill());
}

const commands = { start: runStart, dev: runDev, test: runTest };

const usages = {
  start:
    'npm start\n\nBuilds, migrates and seeds, then serves portal and sandbox on one port of 127.0.0.1 (PORT).',
  dev: 'npm run dev\n\nServes the portal with hot reload and restarts the sandbox when its sources change (PORT).',
  test: `npm test [-- <task>... | --changed [<commit>] | --force]

  <task>            one or more of ${tasks.join(' ')}
  --changed         only what the changes since a commit can reach (main unless given)
  --force           without the cache`,
};

const [name = 'start', ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`Unknown command "${name}": one of ${Object.keys(commands).join(', ')}.`);
showUsage(usages[name]);
const isKnown = (word) => name === 'test' && /^(?!-)|^--(changed(=.*)?|force)$/.test(word);
const unknown = rest.filter((word) => !isKnown(word));
if (unknown.length > 0) failWithUsage(usages[name], `Unknown: ${unknown.join(' ')}`);
if (!rest.some((word) => word.startsWith('--changed')))
  chooseNames(`npm ${name}`, rest.filter((word) => !word.startsWith('-')).join(',') || undefined, tasks);
try {
  await ensureInstalled();
  await command(rest);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
