import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../apps/portal/e2e/support/browser.mjs';
import { localOnly } from './browser.mjs';

const out = process.env.SNAPSHOTS_OUT ?? '';
const executablePath = await findChromium();

/** Opens each snapshot as Chromatic does (snapshots.spec.ts). `npm run visual` starts it. */
export default defineConfig({
  testDir: '.',
  testMatch: 'snapshots.spec.ts',
  outputDir: join(out, 'results'),
  snapshotPathTemplate: join(out, 'images', '{arg}{ext}'),
  timeout: 60_000,
  // Chromatic's own threshold. A test repeats the image until two in a row are equal.
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.063, maxDiffPixels: 0 } },
  // A fault that only passes the second time is reported by name. A picture has to be the same at the first.
  retries: process.env.SNAPSHOTS_IMAGES === 'yes' ? 0 : 1,
  fullyParallel: true,
  workers: Number(process.env.SNAPSHOTS_WORKERS ?? 3),
  reporter: [
    ['dot'],
    ['json', { outputFile: '../../../.reports/snapshots.json' }],
    ['html', { outputFolder: join(out, 'report'), open: 'never' }],
  ],
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumArgs, ...localOnly] },
  },
});
