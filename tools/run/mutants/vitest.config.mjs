import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { keptWorkers } from './keptWorker.mjs';

/** The pure tests that code.mjs names: no browser, no database, no plugin of the portal. */
export default defineConfig({
  plugins: [keptWorkers],
  test: {
    include: (process.env.MUTANTS_TESTS ?? '').split(' '),
    environment: 'node',
    setupFiles: ['tools/run/mutants/setup.mjs'],
    isolate: false,
    // Stryker ends what hangs. A busy machine must not.
    testTimeout: 120_000,
  },
});
