import type { Page } from '@playwright/test';
import { answer } from './support/answers';
import { openAs, verify } from './support/page';
import { expect, test } from './support/test';

const widths = [390, 768, 820, 1024, 1280, 1440, 1920];

/** The toast's distances in px: from the centre, into the upper half, over the tab bar, over the focused element. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('[data-toaster] :is([role=status], [role=alert])')?.parentElement;
    const box = card?.getBoundingClientRect();
    if (!card || !box) return null;
    const bar = [...document.querySelectorAll('nav')]
      .map((nav) => nav.getBoundingClientRect())
      .find((nav) => nav.top > innerHeight / 2 && nav.bottom >= innerHeight && nav.width >= innerWidth);
    const used = document.activeElement?.getBoundingClientRect();
    const meets =
      used &&
      box.top < used.bottom &&
      used.top < box.bottom &&
      box.left < used.right &&
      used.left < box.right;
    const { borderTopStyle, borderTopColor, backgroundColor, color } = getComputedStyle(card);
    return {
      offCentre: Math.round(Math.abs(box.left + box.right - document.documentElement.clientWidth) / 2),
      isLow: box.bottom > innerHeight / 2 && box.bottom <= innerHeight,
      overBar: Math.max(0, box.bottom - (bar?.top ?? innerHeight)),
      overFocus: meets === true,
      look: { borderTopStyle, borderTopColor, backgroundColor, color },
    };
  });

test('a toast is bottom centre at every width, and an error differs by more than its icon (D136)', async ({
  page,
  newMember,
}) => {
  const looks = new Map<string, unknown>();
  const expectAtEachWidth = async (tone: 'status' | 'alert') => {
    const card = page.locator(`[data-toaster] [role=${tone}]`);
    await card.hover();
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: index % 2 === 0 ? 844 : 700 });
      await card.hover();
      const expected = { offCentre: 0, isLow: true, overBar: 0, overFocus: false };
      await expect.poll(() => measure(page), `at ${width}`).toMatchObject(expected);
    }
    for (const [scheme, forcedColors] of [
      ['light', 'none'],
      ['dark', 'none'],
      ['light', 'active'],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme, forcedColors });
      looks.set(`${tone} ${scheme} ${forcedColors}`, (await measure(page))?.look);
    }
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  };

  await answer(page, '/pre-login', 'refusedMsg');
  await verify(page, { username: 'someone', password: 'whatever' });
  await expectAtEachWidth('alert');
  await openAs(page, await newMember(), '/user/dashboard');
  await page
    .getByRole('region', { name: 'Left referral link' })
    .getByRole('button', { name: /^Copy/ })
    .click();
  await expectAtEachWidth('status');
  for (const how of ['light none', 'dark none', 'light active'])
    expect(looks.get(`status ${how}`), how).not.toEqual(looks.get(`alert ${how}`));
});
