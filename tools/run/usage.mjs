import process from 'node:process';
import { parseArgs } from 'node:util';

/** Prints how a command is used and ends it, where `--help` is asked for. */
export function showUsage(usage) {
  if (!process.argv.some((word) => word === '--help' || word === '-h')) return;
  console.log(usage);
  process.exit(0);
}

/** Prints what is wrong with a command's arguments and how it is used, and ends it. */
export function failWithUsage(usage, message = '') {
  console.error(message === '' ? usage : `${message}\n\n${usage}`);
  process.exit(2);
}

/** The options of a command, as `parseArgs` of Node returns them. Help or an unknown option ends it with its usage. */
export function parseArguments(usage, config) {
  showUsage(usage);
  try {
    return parseArgs(config);
  } catch (error) {
    return failWithUsage(usage, error.message);
  }
}
