// The one entry of `npm start`, `npm test` and `npm run dev`. It needs nothing but Node and installs the rest.
import { runDev } from './dev.mjs';
import { fail } from './run.mjs';
import { ensureInstalled } from './setup.mjs';
import { runStart } from './start.mjs';
import { runTest } from './test.mjs';
import { failWithUsage, showUsage } from './usage.mjs';

const commands = { start: runStart, dev: runDev, test: runTest };

const usages = {
  start:
    'npm start\n\nBuilds, migrates and seeds, then serves portal and sandbox on one port of 127.0.0.1 (PORT).',
  dev: 'npm run dev\n\nServes the portal with hot reload and restarts the sandbox when its sources change (PORT).',
  test: `npm test [-- <task>... | --changed [<commit>] | --force]

  <task>            one or more of format:check lint prose commits types lint:deps unused check unit
                    stories published sandbox:pglite sandbox:postgres build build-storybook e2e
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
try {
  await ensureInstalled();
  await command(rest);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
