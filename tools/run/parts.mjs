import process from 'node:process';
import { fail, run, tool } from './run.mjs';
import { chooseNames, failWithUsage, showUsage } from './usage.mjs';

/** A step that builds what a part needs. Turbo takes what has not changed from its cache. */
export const buildTasks = (...tasks) => [tool('turbo'), ['run', ...tasks, '--output-logs=errors-only']];

/** A step that runs a script of a workspace. */
export const workspaceScript = (workspace, script) => [
  'npm',
  ['run', '--silent', script, '-w', workspace, '--'],
];

/**
 * Runs one named part of a command: `npm run bench -- page --rounds=5`. The words after the name go to the last step.
 * Each part has `does`, which names its options for the usage, `words`, of which it takes one, and `steps`, pairs of a
 * program and its arguments.
 * `onEnd` receives the name of a part that was run whole, and whether it is green.
 */
export async function runPart(command, parts, onEnd = () => {}) {
  const rows = Object.entries(parts).map(([name, { does }]) => `  ${name.padEnd(9)}${does}`);
  const usage = [`npm run ${command} -- <part> [options]`, '', ...rows].join('\n');
  const [name, ...options] = process.argv.slice(2);
  showUsage(name in parts ? `npm run ${command} -- ${name} [options]\n\n  ${parts[name].does}` : usage);
  if (!(name in parts)) failWithUsage(usage);
  const { does, steps, words } = parts[name];
  const known = does.match(/--[\w-]+/g) ?? [];
  const unknown = options.filter((word) => word.startsWith('-') && !known.includes(word.replace(/=.*/s, '')));
  if (unknown.length > 0) failWithUsage(usage, `Unknown: ${unknown.join(' ')}`);
  if (words) chooseNames(name, options[0], words);
  try {
    for (const [at, [program, args]] of steps.entries())
      await run(program, at === steps.length - 1 ? [...args, ...options] : args);
    if (options.length === 0) onEnd(name, true);
  } catch (error) {
    if (options.length === 0) onEnd(name, false);
    fail(error.message);
  }
}
