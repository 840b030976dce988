import { addresses } from '@portal/ui/addresses';
import { findHiddenStops } from './support/screens/focusWalk';
import { screenPaths, visitScreens } from './support/screens/visitScreens';
import { expect, nightly, test } from './support/test';

const phone = { width: 390, height: 844 };
const sizes = [phone, { width: 740, height: 360 }, { width: 1280, height: 800 }];

interface Walk {
  paths: readonly string[];
  sizes: readonly (typeof phone)[];
  /** The fewest stops that all walks have. */
  least: number;
}

const testFocus = (title: string, details: object, { paths, sizes: drawn, least }: Walk) =>
  test(title, details, async ({ page, sandbox }) => {
    test.setTimeout(paths.length * drawn.length * 15_000);
    const hidden: string[] = [];
    let stops = 0;
    await visitScreens(
      page,
      sandbox,
      async (path) => {
        for (const size of drawn) {
          await page.setViewportSize(size);
          const found = await findHiddenStops(page);
          stops += found.stops;
          hidden.push(...found.hidden.map((stop) => `${path} at ${size.width} px, ${stop}`));
        }
      },
      paths,
    );
    expect(hidden).toEqual([]);
    expect(stops).toBeGreaterThan(least);
  });

testFocus(
  'on a phone the focus is never behind a bar (WCAG 2.4.11)',
  {},
  { paths: [addresses.withdraw, addresses.security], sizes: [phone], least: 50 },
);
testFocus('at every address and width the focus is never hidden (WCAG 2.4.11)', nightly, {
  paths: screenPaths,
  sizes,
  least: 5000,
});

test('nothing is pinned to the bottom of a low window, or while a field has the focus', async ({
  page,
  sandbox,
}) => {
  const getPinned = () =>
    page.locator('nav, main *').evaluateAll(
      (all) =>
        all.filter((element) => {
          const { position, bottom } = getComputedStyle(element);
          return /fixed|sticky/.test(position) && bottom !== 'auto' && element.clientHeight > 0;
        }).length,
    );
  await page.setViewportSize(phone);
  await visitScreens(
    page,
    sandbox,
    async () => {
      // The tab bar and Next.
      expect(await getPinned()).toBe(2);
      const amount = page.getByRole('textbox', { name: 'Amount' });
      await amount.focus();
      await expect.poll(getPinned).toBe(0);
      await amount.blur();
      await expect.poll(getPinned).toBe(2);
      await page.setViewportSize({ width: 740, height: 360 });
      expect(await getPinned()).toBe(0);
    },
    [addresses.withdraw],
  );
});
