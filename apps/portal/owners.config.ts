import { defineConfig } from '@playwright/test';

process.env['E2E_ENGINES'] = 'postgres';
process.env['OWNERS'] = 'all';
const { default: flows } = await import('./playwright.config');
const [server] = [flows.webServer ?? []].flat();

/** `npm run nightly -- owners`: every owner in every zone and width, and a leader of five thousand. It takes minutes, so it is no test. */
export default defineConfig({
  ...flows,
  testMatch: 'owner.spec.ts',
  reporter: 'list',
  ...(server && { webServer: { ...server, env: { ...server.env, SANDBOX_MEMBERS: '5000' } } }),
});
