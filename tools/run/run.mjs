import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import process from 'node:process';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const windows = process.platform === 'win32';

/** Starts a program in the repository and shows its output as it comes, or its errors alone. */
export function start(program, args, { env = {}, cwd = root, quiet = false } = {}) {
  return spawn(program, args, {
    cwd,
    stdio: quiet ? ['inherit', 'ignore', 'inherit'] : 'inherit',
    shell: windows,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...env },
  });
}

/** Runs a program to its end and rejects when it fails. */
export function run(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = start(program, args, options);
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ${args.join(' ')} failed (${code}).`)),
    );
  });
}

/** What `npm test -- --changed` chose for the task that runs this program: nothing for all of it (tools/run/changed.mjs). */
export const chosenArgs = () =>
  JSON.parse(process.env.CHOSEN ?? '{}')[process.env.npm_lifecycle_event ?? ''] ?? [];

/** The path of a tool in node_modules/.bin. */
export const tool = (name) => fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));

export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
