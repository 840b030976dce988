import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/browser.mjs';
import { freePort } from '../../scripts/ports.mjs';

/**
 * Each worker has a sandbox of its own on PGlite, seeded small, and goes through every flow with it; the flows that are
 * marked with `everyEngine` are walked on PostgreSQL too. What the engines could do differently is tested of the
 * sandbox itself, on both. Workers inherit the ports from this process.
 */
const workers = 2;
const engines = ['pglite', 'postgres'] as const;
const sandboxes = engines.flatMap((engine) =>
  Array.from({ length: engine === 'pglite' ? workers : 1 }, (_, place) => ({
    engine,
    name: `E2E_PORT_${engine}_${place}`,
  })),
);
for (const { name } of sandboxes) process.env[name] ??= String(await freePort());
const portOf = (name: string) => process.env[name] ?? '';
const executablePath = await findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // A flow walks a long way, and a machine may be busy; what a member waits for has limits of its own.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
  },
  projects: [
    { name: 'pglite' },
    // Its one sandbox is shared by nobody.
    { name: 'postgres', grep: /@everyEngine/, workers: 1 },
  ],
  webServer: sandboxes.map(({ engine, name }) => ({
    command: `node --import tsx ../sandbox/src/testing/serve.ts ${engine}`,
    url: `http://127.0.0.1:${portOf(name)}/login`,
    env: { PORT: portOf(name), SANDBOX_MEMBERS: '200', LOG_LEVEL: 'warn' },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  })),
});
