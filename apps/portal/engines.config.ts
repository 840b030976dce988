import { defineConfig } from '@playwright/test';
import flows from './playwright.config';

/** `npm run nightly -- engines`: each engine plays in its own worker, which has one profile open at a time. */
export default defineConfig({
  ...flows,
  testMatch: '**/tools/engines/*.spec.ts',
  // Every address is opened in two themes and two widths, and a start is broken in 48 ways.
  timeout: 20 * 60_000,
  workers: 2,
  projects: ['firefox', 'webkit'].map((name) => ({ name, workers: 1 })),
  reporter: 'list',
});
