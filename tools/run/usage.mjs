import process from 'node:process';

/** Prints how a command is used and ends it, where `--help` is asked for. */
export function showUsage(usage) {
  if (!process.argv.some((word) => word === '--help' || word === '-h')) return;
  console.log(usage);
  process.exit(0);
}
