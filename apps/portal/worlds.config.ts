import { defineConfig } from '@playwright/test';

process.env['E2E_ENGINES'] = 'postgres';
process.env['E2E_NIGHT'] = 'too';
const { default: flows } = await import('./playwright.config');

/** `npm run nightly -- worlds`: every flow in every world of `e2e/support/worlds/table.ts`. */
export default defineConfig({
  ...flows,
  projects: [{ name: 'postgres', testMatch: '**/e2e/worlds.spec.ts' }],
  fullyParallel: true,
  reporter: [['list'], ['./e2e/support/worlds/tableReporter.ts']],
});
