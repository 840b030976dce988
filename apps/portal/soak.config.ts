import { defineConfig } from '@playwright/test';
import flows from './playwright.config';

/** `npm run nightly -- soak`: a long session, over one sandbox of those that the flows have. It takes minutes, so it is no test. */
export default defineConfig({
  ...flows,
  testDir: 'soak',
  testMatch: '*.soak.ts',
  timeout: 20 * 60_000,
  workers: 1,
  reporter: 'list',
  use: {
    ...flows.use,
    launchOptions: {
      ...flows.use?.launchOptions,
      // Machine code of what runs is often in the heap too: 1.3 MB more after 800 changes, and no leak of the portal.
      args: [...(flows.use?.launchOptions?.args ?? []), '--js-flags=--jitless --no-flush-bytecode'],
    },
  },
  projects: [{ name: 'pglite' }],
  webServer: [flows.webServer ?? []].flat().slice(0, 1),
});
