import type { Page } from '@playwright/test';
import { openAs, settlePopups, signIn } from './support/page';
import { watchMoves, watchShifts } from './support/measure';
import { screenPaths } from './support/screens/visitScreens';
import { expect, nightly, test } from './support/test';

const phone = { width: 390, height: 844 };
const sizes = [
  phone,
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

/**
 * The largest layout shift that may happen at one moment; a page may have 0.1 in all (web.dev/cls). An error is shorter
 * than what it replaces, so what follows it may move up.
 */
const most = { whole: 0.02, failing: 0.2 };
/** From outside the window, where no one has seen it. */
const isUnseen = (shift: string) => shift.includes('": 0 0 0 0 to ');

/**
 * Delays each answer by 0 to 700 ms, as `order` draws it, so cards of one screen get their data in any order. `failing`
 * draws one answer in three that is an error.
 */
async function delayAnswers(page: Page, order: number, failing: boolean): Promise<void> {
  let drawn = order;
  await page.route('**/api/**', async (route) => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    const fails = failing && drawn % 3 === 0;
    await new Promise((answered) => setTimeout(answered, drawn % 700));
    await (fails ? route.fulfill({ status: 500, json: {} }) : route.continue()).catch(() => undefined);
  });
}

/** What still loads. A chart far below the window waits until it comes near. */
const countBusy = (page: Page) =>
  page
    .locator('main [aria-busy="true"]')
    .evaluateAll((busy) => busy.filter((one) => one.getBoundingClientRect().top < window.innerHeight).length);

interface Walk {
  sizes: readonly (typeof phone)[];
  orders: readonly number[];
  /** A newcomer has nothing yet: every list and card is empty. */
  who?: 'leader' | 'newcomer';
  failing?: boolean;
}

const paths = screenPaths.filter((path) => path.startsWith('/user/'));

const testShifts = (
  title: string,
  details: object,
  { sizes: drawn, orders, who = 'leader', failing = false }: Walk,
) =>
  test(title, details, async ({ page, sandbox, newMember }) => {
    test.setTimeout(paths.length * drawn.length * orders.length * 10_000 + 30_000);
    if (who === 'leader') await signIn(page, sandbox, who, '/user/newsAll');
    else {
      const newcomer = await newMember();
      await settlePopups(page.request, newcomer.token);
      await openAs(page, newcomer, '/user/newsAll');
    }
    const shifts = await watchShifts(page);
    const moves = await watchMoves(page);
    const found: string[] = [];
    for (const order of orders) {
      await delayAnswers(page, order, failing);
      for (const size of drawn) {
        await page.setViewportSize(size);
        for (const path of paths) {
          await page.goto(path);
          // Your year has the title of its print page too.
          await expect(page.locator('main h1').first()).toBeVisible();
          await expect.poll(() => countBusy(page), { message: path }).toBe(0);
          await page.waitForLoadState('networkidle');
          const limit = failing ? most.failing : most.whole;
          const large = (await shifts()).filter(
            (shift) => Number.parseFloat(shift) > limit && !(failing && isUnseen(shift)),
          );
          // An error is shorter than what it replaces.
          const moved = failing ? [] : await moves();
          found.push(
            ...[...large, ...moved].map((what) => `${path} at ${size.width} px, order ${order}: ${what}`),
          );
        }
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    expect(found).toEqual([]);
  });

testShifts(
  'what a screen has drawn stays in its place while the rest arrives',
  {},
  { sizes: [phone], orders: [7] },
);
testShifts('at every width and in any order of answers, what a screen has drawn stays', nightly, {
  ...{ sizes, orders: [1, 2, 3] },
});
testShifts('at every width, what a screen has drawn stays while a part of it fails', nightly, {
  ...{ sizes, orders: [4], failing: true },
});
testShifts('at every width, what a screen has drawn stays for a newcomer who has nothing yet', nightly, {
  ...{ sizes, orders: [5], who: 'newcomer' },
});
