// The one entry of `npm start`, `npm test` and `npm run dev`. It needs nothing but Node and installs the rest.
import { runDev } from './dev.mjs';
import { fail } from './run.mjs';
import { ensureInstalled } from './setup.mjs';
import { runStart } from './start.mjs';
import { runTest } from './test.mjs';

const commands = { start: runStart, dev: runDev, test: runTest };

const [name = 'start', ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`Unknown command "${name}": one of ${Object.keys(commands).join(', ')}.`);
try {
  await ensureInstalled();
  await command(rest);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
