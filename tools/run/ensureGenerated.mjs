import process from 'node:process';
import { run, tool } from './run.mjs';

/** The tasks that write what is not in git: the contract's bundle and types, and the English texts by key. */
export const generated = ['@portal/contract#build', '@portal/ui#build'];

/**
 * Writes the generated files, which a fresh clone lacks. What has not changed comes from the cache in half a second; a
 * task of turbo has them already, by what it depends on.
 */
export async function ensureGenerated() {
  if (process.env.TURBO_HASH) return;
  await run(tool('turbo'), ['run', ...generated, '--output-logs=errors-only', '--ui=stream'], {
    quiet: true,
  });
}
