import { defineConfig } from 'vitest/config';
import stryker from './stryker.config.mjs';

const { mutate } = stryker;

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
    include: mutate.filter((path) => !path.startsWith('!')).map((path) => path.replace(/\.ts$/, '.test.ts')),
    environment: 'node',
    isolate: false,
    testTimeout: 120_000,
  },
});
