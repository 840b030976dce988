import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/browser.mjs';

const executablePath = await findChromium();
const sandboxTests = ['apps/sandbox/src/**/*.test.ts'];

/** Every test file belongs to one project; the sandbox's run twice, once on each engine. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            'checks/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          environment: 'node',
          // Property tests compute for a while on a machine that is busy.
          testTimeout: 30_000,
        },
      },
      {
        // What is served of a built Storybook, in a browser of its own.
        test: {
          name: 'published',
          include: ['checks/published/*.test.ts'],
          // Each file drives a browser that wants the machine for itself.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      ...(['pglite', 'postgres'] as const).map((engine) => ({
        test: {
          name: `sandbox-${engine}`,
          include: sandboxTests,
          environment: 'node' as const,
          env: { SANDBOX_TEST_ENGINE: engine },
          globalSetup: ['apps/sandbox/src/testing/globalSetup.ts'],
          // No file mocks a module or keeps state in one: loading the server and PGlite once a worker halves the run.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      })),
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'stories',
          testTimeout: 30_000,
          api: { host: '127.0.0.1' },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
