import process from 'node:process';
import { parseArgs } from 'node:util';

/** Prints how a command is used and ends it, where `--help` is asked for. */
export function showUsage(usage) {
  if (!process.argv.some((word) => word === '--help' || word === '-h')) return;
  console.log(usage);
  process.exit(0);
}

/**
 * Prints what is wrong with a command's arguments and how it is used, and ends it.
 *
 * @returns {never}
 */
export function failWithUsage(usage, message = '') {
  console.error(message === '' ? usage : `${message}\n\n${usage}`);
  process.exit(2);
}

/**
 * The options of a command, as `parseArgs` of Node returns them. Help or an unknown option ends it with its usage.
 *
 * @type {<Config extends import('node:util').ParseArgsConfig>(usage: string, config: Config) => ReturnType<typeof parseArgs<Config>>}
 */
export function parseArguments(usage, config) {
  showUsage(usage);
  try {
    return parseArgs(config);
  } catch (error) {
    return failWithUsage(usage, error.message);
  }
}

/**
 * The names that an option chooses (`--only=one,two`), and all of them without it. An unknown one ends the command with
 * the list of them.
 *
 * @type {<Name extends string>(option: string, value: string | undefined, names: readonly Name[], matches?: (name: string, asked: string) => boolean) => Name[]}
 */
export function chooseNames(option, value, names, matches = (name, asked) => name === asked) {
  const asked = value?.split(',') ?? [];
  const unknown = asked.filter((one) => !names.some((name) => matches(name, one)));
  if (unknown.length > 0)
    failWithUsage(`${option} has no ${unknown.join(', ')}. There are:\n  ${names.join('\n  ')}`);
  return asked.length === 0 ? [...names] : names.filter((name) => asked.some((one) => matches(name, one)));
}

/** The positive number that an option gives. Anything else ends the command. */
export function readCount(option, value, fallback) {
  const count = Number(value ?? fallback);
  if (!(count > 0)) failWithUsage(`${option} takes a number above 0, not ${value}.`);
  return count;
}
