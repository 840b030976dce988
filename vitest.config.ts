import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { storiesProject } from './vitest.browser.ts';

/** What a browser plays is played once more before it counts as failed; the summary of the run names it all the same. */
const playedAgain = 1;
/** What the portal shows of a sandbox's data, through its mappers, and the files that it saves. */
const agreementTests = ['tools/contract-check/src/agreement/*.test.ts'];
/** Draws hostile texts for every field of every call. */
const fieldTests = 'apps/sandbox/src/contract/hostileFields.test.ts';
/** What an engine could do differently: how data, money and places in the tree are kept. All else runs on one engine. */
const engineTests = [
  'apps/sandbox/src/data/{migrations,settings,statement}.test.ts',
  'apps/sandbox/src/ledger/{historySums,idempotency,post,watch}.test.ts',
  'apps/sandbox/src/data/sums/keptSums.test.ts',
  'apps/sandbox/src/seeds/seed.test.ts',
];
/** Whole calls on these parts. PostgreSQL answers them with every change, and PGlite at night. */
const callTests = [
  'apps/sandbox/src/areas/{deposit,moneyOwners,payouts,purchase,purchaseForOthers}.test.ts',
  'apps/sandbox/src/areas/{sessionAlone,subscriptions}.test.ts',
  'apps/sandbox/src/areas/{transactions,transfer,withdraw}.test.ts',
  'apps/sandbox/src/areas/{access/register,network/large}.test.ts',
];
/** On PGlite no two transactions overlap, so races are proven on PostgreSQL; here they only end as they must, once a night. */
const raceTests = [
  'apps/sandbox/src/ledger/race.test.ts',
  'apps/sandbox/src/data/sums/histories.test.ts',
  'apps/sandbox/src/areas/{moneyRace,purchaseRace,network/race}.test.ts',
];
const sandboxes = [
  { name: 'sandbox-pglite', engine: 'pglite', include: engineTests },
  { name: 'sandbox-postgres', engine: 'postgres', include: ['apps/sandbox/src/**/*.test.ts'] },
  // With the unit tests, because a change of the portal concerns it, too.
  { name: 'agreement', engine: 'postgres', include: agreementTests },
  { name: 'nightly-pglite', engine: 'pglite', include: [...callTests, ...raceTests] },
  { name: 'nightly-postgres', engine: 'postgres', include: raceTests, rounds: '2' },
  { name: 'nightly-agreement', engine: 'postgres', include: [...agreementTests, fieldTests], rounds: '42' },
];

/** Of a run that names its projects, without a pattern, those alone: Storybook reads every story before it can say what it plays. */
const named = process.argv.flatMap((word, at, words) => (words[at - 1] === '--project' ? [word] : []));
const hasStories = named.length === 0 || named.some((name) => /^stories|[*!]/.test(name));

/** Every test file belongs to one project; those of the sandbox that an engine could decide run on both. */
export default defineConfig({
  test: {
    reporters: ['default', './tools/run/testReporter.mjs'],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            'apps/portal/{firstPaint,serviceWorker}/*.test.ts',
            'tools/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'tools/rules/{nightly,published}/**', ...agreementTests],
          environment: 'node',
          // No file keeps state in a module that another reads: loading each module once halves the run.
          isolate: false,
          // Property tests compute for a while on a machine that is busy.
          testTimeout: 30_000,
        },
      },
      {
        // Compilers and test runners in new processes: once a night, and where what they are about has changed.
        test: {
          name: 'nightly',
          include: ['tools/rules/nightly/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
      {
        // What is served of a built Storybook, in a browser of its own.
        test: {
          name: 'published',
          include: ['tools/rules/published/*.test.ts'],
          // Each file drives a browser that wants the machine for itself.
          fileParallelism: false,
          // What every story declares is read once for all files (tools/rules/published/storybook.ts).
          isolate: false,
          retry: playedAgain,
          testTimeout: 180_000,
          hookTimeout: 60_000,
          // As long as a press waits for its target.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      ...sandboxes.map(({ name, engine, include, rounds = '1' }) => ({
        test: {
          name,
          include,
          environment: 'node' as const,
          env: { SANDBOX_TEST_ENGINE: engine, SANDBOX_TEST_ROUNDS: rounds },
          globalSetup: ['apps/sandbox/src/testing/globalSetup.ts'],
          // No file mocks a module or keeps state in one: loading the server and PGlite once a worker halves the run.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      })),
      ...(hasStories ? [await storiesProject(playedAgain)] : []),
    ],
  },
});
