import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/browser.mjs';
import { freePort } from '../../scripts/ports.mjs';

/** Each engine has a sandbox of its own, seeded small; workers inherit its port from this process. */
const engines = ['pglite', 'postgres'] as const;
const port = async (engine: string) => (process.env[`E2E_PORT_${engine}`] ??= String(await freePort()));
const ports = { pglite: await port('pglite'), postgres: await port('postgres') };
const executablePath = await findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 30_000,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
  },
  projects: engines.map((engine) => ({
    name: engine,
    use: { baseURL: `http://127.0.0.1:${ports[engine]}` },
    // What doesn't depend on the engine runs once.
    ...(engine === 'postgres' ? { testIgnore: /(budgets|safety)\.spec\.ts$/ } : {}),
    fullyParallel: false,
    workers: 1,
  })),
  webServer: engines.map((engine) => ({
    command: `node --import tsx ../sandbox/src/testing/serve.ts ${engine}`,
    url: `http://127.0.0.1:${ports[engine]}/login`,
    env: { PORT: ports[engine], SANDBOX_MEMBERS: '200', LOG_LEVEL: 'warn' },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  })),
});
