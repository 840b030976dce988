import type { Page } from '@playwright/test';
import { signIn } from './support/page';
import { watchShifts } from './support/measure';
import { screenPaths } from './support/screens/visitScreens';
import { expect, nightly, test } from './support/test';

const phone = { width: 390, height: 844 };
const sizes = [phone, { width: 820, height: 1180 }, { width: 1440, height: 900 }];

/** The largest layout shift that may happen at one moment; a page may have 0.1 in all (web.dev/cls). */
const most = 0.02;

/** Delays each answer by 0 to 700 ms, as `order` draws it, so cards of one screen get their data in any order. */
async function delayAnswers(page: Page, order: number): Promise<void> {
  let drawn = order;
  await page.route('**/api/**', async (route) => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    await new Promise((answered) => setTimeout(answered, drawn % 700));
    await route.continue().catch(() => undefined);
  });
}

interface Walk {
  paths: readonly string[];
  sizes: readonly (typeof phone)[];
  orders: readonly number[];
}

const testShifts = (title: string, details: object, { paths, sizes: drawn, orders }: Walk) =>
  test(title, details, async ({ page, sandbox }) => {
    test.setTimeout(paths.length * drawn.length * orders.length * 10_000 + 30_000);
    await signIn(page, sandbox, 'leader', '/user/newsAll');
    const shifts = await watchShifts(page);
    const found: string[] = [];
    for (const order of orders) {
      await delayAnswers(page, order);
      for (const size of drawn) {
        await page.setViewportSize(size);
        for (const path of paths) {
          await page.goto(path);
          await expect(page.locator('main h1')).toBeVisible();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await page.waitForLoadState('networkidle');
          const large = (await shifts()).filter((shift) => Number.parseFloat(shift) > most);
          found.push(...large.map((shift) => `${path} at ${size.width} px, order ${order}: ${shift}`));
        }
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    expect(found).toEqual([]);
  });

const members = screenPaths.filter((path) => path.startsWith('/user/'));

testShifts(
  'what a screen has drawn stays in its place while the rest arrives',
  {},
  {
    paths: members,
    sizes: [phone],
    orders: [7],
  },
);
testShifts('at every width and in any order of answers, what a screen has drawn stays', nightly, {
  paths: members,
  sizes,
  orders: [1, 2, 3],
});
