import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArgs, findChromium } from './apps/portal/e2e/support/browser.mjs';
import { leaveOutMaps } from './tools/run/stories/leaveOutMaps.ts';

/** A story is played for a second: what V8 pays to optimise its code comes back too late. */
const storyArgs = [...chromiumArgs, '--js-flags=--no-opt --no-maglev'];

/** The stories, played in a browser. What plays them is loaded by those who ask for them alone. */
export async function storiesProject(retry: number): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  const executablePath = await findChromium();
  const isPlain = process.env.STORYBOOK_PLAIN === 'true';
  return {
    plugins: [
      leaveOutMaps(),
      storybookTest({
        configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
        // Flows cover the live portal with every change. Its stories and Storybook's own pages run at night.
        tags: { exclude: isPlain ? ['live', 'night'] : [] },
      }),
    ],
    test: {
      name: 'stories',
      retry,
      setupFiles: ['tools/run/stories/uninstrumented.ts', 'tools/run/stories/shrinkFrame.ts'],
      // It comes before what loads Storybook.
      sequence: { setupFiles: 'list' },
      // To leave out their stories one by one, each would be loaded, with the whole portal.
      exclude: isPlain ? ['tools/storybook/**'] : [],
      // The first story of the live portal brings the whole portal and a database along (tools/storybook/live), on a machine that is busy.
      testTimeout: 60_000,
      // Storybook itself shows story after story in one page; a page for each file costs a third of the run.
      isolate: false,
      // Two pages keep two cores busy; a page waits for its plays now and then.
      maxWorkers: 2,
      api: { host: '127.0.0.1' },
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { ...(executablePath ? { executablePath } : {}), args: storyArgs },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
