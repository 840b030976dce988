import type { BrowserContext, Page } from '@playwright/test';
import type { Member } from './support/member';
import { atSignIn, onDashboard, openAs, readToken } from './support/page';
import { expect, nightly, test as base } from './support/test';

/** Gives each tab its own process, as for a member, so one of them can be busy. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [] } = launchOptions;
      await use({ ...launchOptions, args: args.filter((one) => one !== '--renderer-process-limit=1') });
    },
    { scope: 'worker' },
  ],
});

/** Blocks the tab's thread for a while. */
const keepBusy = (tab: Page, ms: number) =>
  tab.evaluate((span) => {
    const end = performance.now() + span;
    while (performance.now() < end);
  }, ms);

async function open(context: BrowserContext, member: Member): Promise<Page> {
  const tab = await context.newPage();
  await openAs(tab, member, '/user/dashboard');
  await onDashboard(tab);
  return tab;
}

// A tab waits for a second. The night is busy for as long as that.
for (const span of [100, 1000, 2500])
  test(
    `next to two members no one is signed in, though one tab is busy for ${span} ms (T37)`,
    span === 1000 ? nightly : {},
    async ({ context, newMember }) => {
      const tabs = [await open(context, await newMember()), await open(context, await newMember())];
      for (const busy of tabs) {
        const third = await context.newPage();
        const done = keepBusy(busy, span);
        await third.goto('/login', { waitUntil: 'commit' });
        await third.waitForFunction(() => globalThis.handedOver);
        expect(await third.evaluate(() => globalThis.handedOver)).toBeUndefined();
        await atSignIn(third);
        expect(await readToken(third)).toBe('');
        await done;
        await third.close();
      }
    },
  );

test('with one member a new tab opens as that member, also while one tab is busy (ADR 24)', async ({
  context,
  newMember,
}) => {
  const member = await newMember();
  const tabs = [await open(context, member), await open(context, member)];
  const done = keepBusy(tabs[0] as Page, 100);
  const third = await context.newPage();
  await third.goto('/login');
  await onDashboard(third);
  expect(await readToken(third)).toBe(member.token);
  await done;
});
