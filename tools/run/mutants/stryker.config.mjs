/**
 * Stryker changes pure code in one small way after another, and the unit tests beside it have to notice (ADR 16).
 * What needs a database, a browser or React is left out, because each mutant would take half a minute.
 */
export default {
  mutate: [
    'apps/sandbox/src/ledger/{amount,fingerprint,posting,postings,withdrawalTerms}.ts',
    'apps/sandbox/src/plan/{toBonuses,ranks,roi}.ts',
    'packages/api/src/*.ts',
    'packages/ui/src/{text/format,tree/layout}/*.ts',
    'packages/portal-core/src/{calls,exports,fromApi,lists,writes}/*.ts',
    'apps/portal/src/areas/*/*.mappers.ts',
    '!**/*.{test,fixtures}.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/run/mutants/vitest.config.mjs', related: false },
  tempDirName: '.reports/mutants',
  incremental: true,
  incrementalFile: '.reports/mutants.json',
  htmlReporter: { fileName: '.reports/mutants.html' },
  // What no unit test reads is not copied.
  ignorePatterns: ['.*', 'docs', 'storybook-static', 'e2e', 'dist', '*.stories.tsx', '*.mdx', '*.png'],
  // A busy machine is slow, and a slow run must not count as noticed.
  timeoutMS: 10_000,
  concurrency: 2,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { reportTests: false, logTests: false, allowColor: false },
  // The rest is mostly code that means the same with the mutant.
  thresholds: { high: 95, low: 90, break: 85 },
  warnings: { slow: false },
};
