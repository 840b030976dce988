import { foreignTest, openForeign, readScreen, routes } from './support/foreign';
import { expect } from './support/test';

foreignTest(
  'a back end that is not ours draws all routes (D120, D121)',
  async ({ page, site, startForeign }) => {
    const server = await startForeign();
    await openForeign(page, site, server, '/user/dashboard');
    const faults: string[] = [];
    for (const route of routes) {
      await page.goto(site.home + route);
      const screen = await readScreen(page);
      faults.push(...screen.faults.map((fault) => `${route}: ${fault}`));
      expect(screen.text.length, route).toBeGreaterThan(20);
    }
    expect(faults).toEqual([]);
  },
);
