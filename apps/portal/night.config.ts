import { defineConfig } from '@playwright/test';

process.env['E2E_ENGINES'] = 'pglite postgres foreign nginx folder';
process.env['E2E_NIGHT'] = 'only';
const { default: flows } = await import('./playwright.config');

/** `npm run nightly -- flows`: nightly flows on PostgreSQL, flows of money on PGlite, and a foreign back end behind nginx. */
export default defineConfig({ ...flows, reporter: 'list' });
