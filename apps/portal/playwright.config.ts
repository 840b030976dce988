import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './e2e/support/browser.mjs';
import { freePort } from './e2e/support/ports.mjs';
import { operatorKey } from './e2e/support/sandbox';

/**
 * Each worker has its own sandbox on PostgreSQL. At night the flows marked `everyEngine` run on PGlite too. The sandbox's
 * own tests run on both engines with every change. Workers inherit the ports from this process.
 */
const workers = Number(process.env.E2E_WORKERS ?? 2);
/** E2E_ENGINES='pglite postgres' runs both; E2E_WORKERS=1 is enough for a few flows. */
const engines = (process.env.E2E_ENGINES ?? 'postgres').split(' ');
const isSandbox = (engine: string) => engine === 'pglite' || engine === 'postgres';
const sandboxes = engines.filter(isSandbox).flatMap((engine) =>
  Array.from({ length: engine === 'postgres' ? workers : 1 }, (_, index) => ({
    engine,
    name: `E2E_PORT_${engine}_${index}`,
  })),
);
/** The address of a portal whose API is on another origin, for each sandbox (shell.place.spec.ts). */
const elsewhere = sandboxes.map(({ name }) => `${name}_elsewhere`);
for (const name of [...sandboxes.map(({ name }) => name), ...elsewhere])
  process.env[name] ??= String(await freePort());
export const nightly = /@night/;
const getPort = (name = '') => process.env[name] ?? '';
const addresses = sandboxes.map(({ engine, name }) => `${engine}:${getPort(name)}`);
const executablePath = await findChromium();
/**
 * A page of a flow lives for seconds: what V8 pays for faster code never comes back, and what a process of its own would
 * cost each page is an eighth of the flows.
 */
const flowArgs = [
  ...chromiumArgs,
  '--renderer-process-limit=1',
  '--js-flags=--no-opt --no-maglev --no-sparkplug',
];

export default defineConfig({
  // Two tools are tested on the same servers.
  testDir: '../..',
  testMatch: ['**/apps/portal/e2e/*.spec.ts', '**/tools/{contract-check,faults}/*.spec.ts'],
  outputDir: 'test-results',
  // A flow is long, and a machine may be busy; what a member waits for has limits of its own.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers,
  // Repeated once before it counts as failed; the summary of `npm test` names it all the same.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.reports/e2e.json' }]],
  grepInvert: nightly,
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // What a worker answers, no flow could answer in its place.
    serviceWorkers: 'block',
    // Motion that no one checks is not waited for, and a trace of each flow costs more than the flow.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: flowArgs },
  },
  projects: [
    // First, so that all workers are busy to the end: its one sandbox takes one flow at a time.
    { name: 'pglite', grep: /@everyEngine/, workers: 1 },
    { name: 'postgres' },
  ].filter(({ name }) => engines.includes(name)),
  ...(sandboxes.length > 0 && {
    webServer: {
      command: `node --import tsx ../sandbox/src/testing/serve.ts ${addresses.join(' ')}`,
      url: `http://127.0.0.1:${getPort(sandboxes.at(-1)?.name)}/login`,
      env: {
        SANDBOX_MEMBERS: process.env.SANDBOX_MEMBERS ?? '200',
        LOG_LEVEL: 'warn',
        SANDBOX_OPERATOR_KEY: operatorKey,
        CORS_ORIGINS: elsewhere.map((name) => `http://localhost:${getPort(name)}`).join(','),
      },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  }),
});
