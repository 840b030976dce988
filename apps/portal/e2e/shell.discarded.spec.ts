import type { Locator, Page } from '@playwright/test';
import { addresses, passwordPath } from '@portal/ui/addresses';
import { dialog, keptBy, openAs, logOut } from './support/page';
import { expect, test } from './support/test';

interface Typed {
  path: string;
  open?: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  text: string;
}

const forms: Record<string, Typed> = {
  withdrawal: {
    path: addresses.withdraw,
    field: (page) => page.getByRole('textbox', { name: 'Amount' }),
    text: '12.50',
  },
  ticket: {
    path: addresses.tickets,
    open: (page) => page.getByRole('button', { name: 'Raise Ticket' }).first().click(),
    field: (page) => dialog(page, 'Raise Ticket').getByLabel('Message *'),
    text: 'Where is my invoice?',
  },
  transfer: {
    path: addresses.transfer,
    field: (page) => page.getByRole('textbox', { name: 'Transfer Amount' }),
    text: '7.25',
  },
  details: { path: addresses.profile, field: (page) => page.getByLabel('City'), text: 'Lagos Mainland' },
};

/** Hides the tab, as a browser does before it discards it. */
async function hide(page: Page): Promise<void> {
  // The code that keeps input loads with the first focus.
  await expect(page.locator('html[data-typing]')).toBeAttached();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

test('a discarded tab loses nothing that was typed, but every secret (D139)', async ({ page, newMember }) => {
  const member = await newMember({ paidIn: '100.00', earned: '200.00', destination: 'address', by: 'mpin' });
  for (const [name, { path, open, field, text }] of Object.entries(forms)) {
    await openAs(page, member, path);
    await open?.(page);
    await field(page).fill(text);
    await hide(page);
    // What the browser has of a discarded tab: its address and its storage.
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    const restored = await page.context().newPage();
    await restored.addInitScript((entries) => {
      if (window.name === 'restored') return;
      window.name = 'restored';
      for (const [key, value] of Object.entries(JSON.parse(entries) as Record<string, string>))
        sessionStorage.setItem(key, value);
    }, kept);
    await restored.goto(path);
    await open?.(restored);
    await expect(field(restored), name).toHaveValue(text);
    // The page has it now, so its storage doesn't.
    expect(await keptBy(restored), name).not.toContain(text);
    await restored.close();
  }
  await openAs(page, member, passwordPath);
  await page.getByLabel('New password', { exact: true }).fill('a new password 8');
  await hide(page);
  expect(await keptBy(page)).not.toContain('a new password 8');
});

test('what was typed is gone with the session, also while the tab is hidden (T36)', async ({
  page,
  newMember,
}) => {
  const member = await newMember({ earned: '200.00', destination: 'address' });
  await openAs(page, member, addresses.withdraw);
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.50');
  await hide(page);
  expect(await keptBy(page)).toContain('12.50');
  await logOut(page, member.username);
  expect(await keptBy(page)).not.toContain('12.50');
});
