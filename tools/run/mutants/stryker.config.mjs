/** What holds for every folder; code.mjs adds what is changed and where the rest is kept. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/run/mutants/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  incremental: true,
  // What no pure test reads is not copied.
  ignorePatterns: ['.*', 'docs', 'storybook-static', 'e2e', 'dist', '*.stories.tsx', '*.mdx', '*.png'],
  // A busy machine is slow, and what is only slow must not count as noticed.
  timeoutMS: 10_000,
  reporters: ['progress-append-only'],
  logLevel: 'warn',
  warnings: { slow: false },
};
