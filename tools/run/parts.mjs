import process from 'node:process';
import { fail, run, tool } from './run.mjs';
import { chooseNames, failWithUsage, parseArguments, readCount, showUsage } from './usage.mjs';

/** A step that builds what a part needs. Turbo takes what has not changed from its cache. */
export const buildTasks = (...tasks) => [tool('turbo'), ['run', ...tasks, '--output-logs=errors-only']];

/** A step that runs a script of a workspace. */
export const workspaceScript = (workspace, script) => [
  'npm',
  ['run', '--silent', script, '-w', workspace, '--'],
];

const describeValues = (values) =>
  Array.isArray(values) ? `<${values.join(' | ')}>${values.length > 1 ? ',…' : ''}` : values;

/** Refuses an unknown option, a value that an option doesn't take, and a word that the part doesn't take. */
function checkOptions(usage, part, { options: known = {}, words = [] }, given) {
  const config = Object.fromEntries(Object.keys(known).map((name) => [name, { type: 'string' }]));
  const flags = Object.keys(known).filter((name) => known[name] === '');
  for (const name of flags) config[name] = { type: 'boolean' };
  const { values, positionals } = parseArguments(usage, {
    ...{ args: given, options: config, allowPositionals: words.length > 0 },
  });
  if (positionals.length > 0) chooseNames(part, positionals.join(','), words);
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(known[name])) chooseNames(`--${name}`, value, known[name]);
    else if (known[name].startsWith('<number>'))
      for (const one of value.split(',')) readCount(`--${name}`, one);
  }
}

/**
 * Runs one named part of a command: `npm run bench -- page --rounds=5`. The words after the name go to the last step.
 * Each part has `does`, `words`, of which it takes one, and `steps`, pairs of a program and its arguments. `options` has
 * the values of each option: a list of names, a word for what it is (`<number>`), or '' where it takes none.
 * `onEnd` receives the name of a part that was run whole, and whether it is green.
 */
export async function runPart(command, parts, onEnd = () => {}) {
  const width = Math.max(...Object.keys(parts).map((name) => name.length)) + 2;
  const rows = Object.entries(parts).map(([name, { does }]) => `  ${name.padEnd(width)}${does}`);
  const usage = [`npm run ${command} -- <part> [options]`, '', ...rows].join('\n');
  const [name, ...given] = process.argv.slice(2);
  if (!Object.hasOwn(parts, name ?? '')) {
    showUsage(usage);
    failWithUsage(usage, name === undefined || name.startsWith('-') ? '' : `Unknown: ${name}`);
  }
  const { does, steps, options = {}, words } = parts[name];
  const own = Object.entries(options).map(([option, values]) =>
    `  --${option} ${describeValues(values)}`.trimEnd(),
  );
  const call = `npm run ${command} -- ${name}${words ? ` [${words.join(' | ')}]` : ''}${own.length > 0 ? ' [options]' : ''}`;
  checkOptions(
    [call, '', `  ${does}`, ...(own.length > 0 ? ['', ...own] : [])].join('\n'),
    name,
    parts[name],
    given,
  );
  try {
    for (const [at, [program, args]] of steps.entries())
      await run(program, at === steps.length - 1 ? [...args, ...given] : args);
    if (given.length === 0) onEnd(name, true);
  } catch (error) {
    if (given.length === 0) onEnd(name, false);
    fail(error.message);
  }
}
