import { expect, request as requests, test as base } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxUrl } from '../../apps/portal/e2e/support/test';
import type { Engine } from './engine';
import { firefox } from './engines/firefox';
import { webkit } from './engines/webkit';
import { access } from './flows/access';
import { device } from './flows/device';
import type { Flows } from './flows/flow';
import { journeyFlows } from './flows/journeys';
import { lists } from './flows/lists';
import { phoneFlows } from './flows/phone';
import { startFlows } from './flows/starts';
import { toPictures } from './flows/pictures';
import { openProbe } from './probe';
import { Scene } from './scene';
import { desktop, sweep } from './sweep';

// Every journey and every address in Firefox and in WebKit. SCREENSHOTS=<folder> saves ten screens in each language.

const screenshots = process.env['SCREENSHOTS'];
const flows: Flows = {
  ...{
    ...journeyFlows,
    ...access,
    ...lists,
    ...phoneFlows,
    ...device,
    ...startFlows,
    'every address': sweep,
  },
  ...(screenshots === undefined ? {} : toPictures(screenshots)),
};

const test = base.extend<{ scene: Scene }, { engine: Engine }>({
  engine: [
    async ({ browserName: _any }, use, { project }) => {
      const home = mkdtempSync(join(tmpdir(), 'engine-'));
      const engine = await (project.name === 'firefox' ? firefox : webkit).start(home);
      await use(engine);
      await engine.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker' },
  ],
  // Each flow has its own profile and origin.
  scene: async ({ engine }, use, info) => {
    const probe = await openProbe(sandboxUrl(info));
    const request = await requests.newContext({ baseURL: probe.proxy.url });
    const profile = await engine.openProfile(flows[info.title]?.waitsForLoad);
    await profile.first.resize(desktop);
    await use(new Scene({ engine, profile, probe, request }));
    // Firefox stops scripts halfway when it closes a tab, so reports from then on say nothing.
    const reports = [...new Set(probe.reports)];
    await profile.close();
    await request.dispose();
    probe.proxy.close();
    expect(reports).toEqual([]);
  },
});

for (const [name, flow] of Object.entries(flows)) test(name, ({ scene }) => flow(scene));
