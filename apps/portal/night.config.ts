import { defineConfig } from '@playwright/test';

process.env['E2E_ENGINES'] = 'pglite postgres';
const { default: flows, nightly } = await import('./playwright.config');
const { projects = [], ...rest } = flows;
/** Devices whose days begin at other hours than the portal's. */
const zones = { west: 'Pacific/Honolulu', east: 'Pacific/Kiritimati' };

/**
 * `npm run nightly -- journeys`: what is marked nightly, on PostgreSQL; flows of money, on PGlite; every flow of
 * `npm test` again, on a device west and on one east of the portal.
 */
export default defineConfig({
  ...rest,
  reporter: 'list',
  grepInvert: [],
  projects: [
    ...projects.map((project) => ({ grep: nightly, ...project })),
    ...Object.entries(zones).map(([name, timezoneId]) => ({
      name,
      grepInvert: nightly,
      use: { timezoneId },
    })),
  ],
});
