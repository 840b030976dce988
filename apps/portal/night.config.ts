import { defineConfig } from '@playwright/test';

process.env['E2E_ENGINES'] = 'postgres foreign';
process.env['E2E_NIGHT'] = 'only';
const { default: flows } = await import('./playwright.config');

/** `npm run nightly -- flows`: the flows that only the night walks. */
export default defineConfig({ ...flows, reporter: 'list' });
