import { defineConfig } from 'vitest/config';

/** Stryker asks for threads, in which a test can't choose its time zone. */
const forks = {
  name: 'forks',
  configureVitest({ project }) {
    project.config.pool = 'forks';
  },
};

/** The unit tests beside the code that Stryker changes. */
export default defineConfig({
  plugins: [forks],
  test: {
    include: [
      'apps/sandbox/src/{ledger/{amount,fingerprint,posting,postings},plan/{toBonuses,ranks,roi}}.test.ts',
      'packages/api/src/*.test.ts',
      'packages/ui/src/{text/format,tree/layout}/*.test.ts',
      'packages/portal-core/src/{calls,exports,fromApi,lists,writes}/*.test.ts',
      'apps/portal/src/areas/*/*.mappers.test.ts',
    ],
    environment: 'node',
    isolate: false,
    testTimeout: 120_000,
  },
});
