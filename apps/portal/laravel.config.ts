import { defineConfig } from '@playwright/test';

process.env['E2E_ENGINES'] = 'none';
const { default: flows } = await import('./playwright.config');
const hosted = /laravel\/flows\/(routes|flows)\.spec\.ts$/;

/** `npm run nightly -- laravel`: flows on a real Laravel, with the portal on a static host and behind nginx at the root and in a folder. */
export default defineConfig({
  ...flows,
  grepInvert: [],
  testMatch: '**/tools/laravel/flows/*.spec.ts',
  projects: [
    { name: 'laravel' },
    { name: 'nginx', testMatch: hosted },
    { name: 'folder', testMatch: hosted },
  ],
  reporter: 'list',
});
