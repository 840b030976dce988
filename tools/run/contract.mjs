import process from 'node:process';
import { run, tool } from './run.mjs';

/**
 * Bundles the contract, which the sandbox reads: a fresh clone has no bundle. What has not changed comes from the cache
 * in half a second; a task of turbo has it already, by what it depends on.
 */
export async function ensureContract() {
  if (process.env.TURBO_HASH) return;
  await run(tool('turbo'), ['run', '@portal/contract#build', '--output-logs=errors-only', '--ui=stream'], {
    quiet: true,
  });
}
