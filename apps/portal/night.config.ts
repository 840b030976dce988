import { defineConfig } from '@playwright/test';

process.env['E2E_ENGINES'] = 'pglite postgres';
process.env['E2E_NIGHT'] = 'only';
const { default: flows } = await import('./playwright.config');

/** `npm run nightly -- flows`: nightly flows on PostgreSQL, and flows of money on PGlite. */
export default defineConfig({ ...flows, reporter: 'list' });
