import type { Browser } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import fc from 'fast-check';
import {
  begins,
  faultNames,
  findPressFiles,
  judgeStart,
  press,
  toCases,
  visits,
  type Case,
  type StartStage,
} from './journeys/brokenStart';
import { toChromium } from './journeys/chromium';
import { ShapingProxy } from './journeys/shapingProxy';
import type { Member } from './support/member';
import { openAs } from './support/page';
import { starts } from './support/starts';
import { expect, nightly, sandboxUrl, test } from './support/test';

// A captive portal is the same server under another name.
test.use({ otherHosts: ['localhost'] });

/** Plays on a page and an origin that nothing has visited. */
async function onStage<T>(
  browser: Browser,
  sandbox: string,
  member: Member,
  play: (stage: StartStage) => Promise<T>,
): Promise<T> {
  const proxy = await ShapingProxy.to(sandbox);
  const context = await browser.newContext({ baseURL: proxy.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const open = async (address: string) => {
    if (address === addresses.login) await page.goto(address, { waitUntil: 'commit' });
    else await openAs(page, member, address, 'commit');
  };
  try {
    return await play({ proxy, member, open, driver: toChromium(page, { patience: 3000 }) });
  } finally {
    await context.close();
    proxy.close();
  }
}

test('a start with a broken file shows a message or works, and recovers', async ({
  browser,
  newMember,
}, info) => {
  const seed = Date.now() % 1_000_000;
  info.annotations.push({ type: 'seed', description: String(seed) });
  const [member, sandbox] = [await newMember({ by: 'mpin' }), sandboxUrl(info)];
  const pressed = toCases(press, await onStage(browser, sandbox, member, findPressFiles));
  const started = starts.flatMap((address) => toCases(address));
  // The entry is the only file whose loss no other script can report.
  const entry = started.filter(({ file }) => /\/index-/.test(file));
  expect(entry).toHaveLength(starts.length * visits.length * faultNames.length);
  const draw = (cases: Case[], numRuns = 2) => fc.sample(fc.constantFrom(...cases), { seed, numRuns });
  const wrong: string[] = [];
  for (const one of [...draw(entry, 1), ...draw(started), ...draw(pressed)])
    wrong.push(...(await onStage(browser, sandbox, member, (stage) => judgeStart(stage, one))));
  expect(wrong, `seed ${seed}`).toEqual([]);
});

for (const begin of begins)
  for (const fault of faultNames)
    test(`every file of ${begin}, ${fault}`, nightly, async ({ browser, newMember }, info) => {
      test.setTimeout(900_000);
      const [member, sandbox] = [await newMember({ by: 'mpin' }), sandboxUrl(info)];
      const files = begin === press ? await onStage(browser, sandbox, member, findPressFiles) : [];
      const cases = toCases(begin, files).filter((one) => one.fault === fault);
      expect(cases.length).toBeGreaterThanOrEqual(begin === press ? 6 : 20);
      const wrong: string[] = [];
      for (const one of cases)
        wrong.push(...(await onStage(browser, sandbox, member, (stage) => judgeStart(stage, one))));
      expect(wrong).toEqual([]);
    });
