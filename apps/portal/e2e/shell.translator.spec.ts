import type { Locator, Page, Request } from '@playwright/test';
import {
  addresses,
  pinSettingsPath,
  secondAddresses,
  teamListAddress,
  twoFactorPath,
  toWalletPath,
  withdrawSettingsPath,
} from '@portal/ui/addresses';
import { openAs, signIn, typeCode } from './support/page';
import { secondFactor } from './support/sessions';
import { expect, nightly, test } from './support/test';
import {
  expectedText,
  inTranslation,
  openTexts,
  shownText,
  startTranslator,
} from './support/worlds/translator';

const isMembers = (path: string) => path.startsWith('/user');
const paths = [...Object.values(addresses), ...Object.values(secondAddresses)];
const visitorPaths = paths.filter((path) => !isMembers(path));
const memberPaths = [
  ...paths.filter(isMembers),
  ...[teamListAddress, withdrawSettingsPath, twoFactorPath, pinSettingsPath],
];
/** Numbers in the portal's fixed texts, and ages, which are texts. */
const fixed =
  /MT5|2FA|^© |^Step \d|begin with 0x|^Address line \d|every 30 seconds|such as 1234|2 MB at most| ago$/i;

/** The translated page, and the same page in the original. */
interface Pair {
  page: Page;
  plain: Page;
  /** How many requests of both pages are pending. */
  underWay: () => number;
}

/** Counts the pending requests of pages. */
function watchRequests(...pages: Page[]): () => number {
  const sent = new Set<Request>();
  for (const one of pages) {
    one.on('request', (request) => sent.add(request));
    one.on('requestfinished', (request) => sent.delete(request));
    one.on('requestfailed', (request) => sent.delete(request));
  }
  return () => sent.size;
}

/** Acts on both pages. Elements are found by name in each page's language. */
async function onBoth(
  { page, plain }: Pick<Pair, 'page' | 'plain'>,
  step: (one: Page, named: (text: string) => string) => Promise<unknown>,
): Promise<void> {
  await step(page, inTranslation);
  await step(plain, (text) => text);
}

/** Expects the translated page to match the portal's output, element by element, after both have loaded. */
async function compare({ page, plain, underWay }: Pair, about: string): Promise<void> {
  await expect(async () => {
    expect(underWay()).toBe(0);
    for (const one of [page, plain]) expect(await one.locator('[aria-busy=true]').count()).toBe(0);
    expect(await shownText(page), about).toEqual(await expectedText(plain));
  }).toPass();
}

/** Navigates within the page, as its links do. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const button = (location: Page | Locator, name: string) =>
  location.getByRole('button', { name, exact: true });

// Chromium's translator replaces text nodes. The other kinds, and the walk of every screen, run at night.
for (const kind of ['replaces', 'moves', 'merges'] as const)
  test.describe(`a translator that ${kind} text nodes`, kind === 'replaces' ? {} : nightly, () => {
    const openPair = test.extend<{ pair: Pair }>({
      pair: async ({ page, browser, sandbox }, use) => {
        const plain = await browser.newPage();
        const underWay = watchRequests(page, plain);
        await startTranslator(page, kind);
        const token = await signIn(page, sandbox, 'leader');
        await openAs(plain, { ...(await sandbox.member('leader')), token }, addresses.dashboard);
        await use({ page, plain, underWay });
        await plain.close();
      },
    });

    openPair('every screen shows what it shows without one (T43)', nightly, async ({ pair }) => {
      const { page, plain } = pair;
      // Each page would get another idempotency key.
      for (const one of [page, plain])
        await one.route('**/api/**', async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replaceAll(/secret=[A-Z2-7]+/g, 'secret=ABCD2345ABCD2345');
          await route.fulfill({ response, body });
        });
      const changeable: string[] = [];
      for (const path of memberPaths) {
        await onBoth(pair, (one) => follow(one, path));
        await compare(pair, path);
        // The operator's own text, which a translator should receive whole.
        if (path === addresses.allNews || path === addresses.allNotifications) continue;
        const texts = await openTexts(plain);
        const isOpen = (text: string) => (/\d/.test(text) && !fixed.test(text)) || /\bleader\b/.test(text);
        changeable.push(...texts.filter(isOpen).map((text) => `${path}: ${text}`));
      }
      expect(changeable, 'figures and names that a translator may change').toEqual([]);
      await onBoth(pair, (one) => one.evaluate(() => sessionStorage.clear()));
      for (const path of visitorPaths) {
        await onBoth(pair, (one) => one.goto(path));
        await compare(pair, path);
      }
    });

    openPair('pages, filters, hidden amounts and dialogs follow', async ({ pair }) => {
      await onBoth(pair, (one) => follow(one, toWalletPath('pay_in')));
      await compare(pair, 'the list');
      await onBoth(pair, (one) => button(one, 'Page 2').click());
      await compare(pair, 'page 2');
      await onBoth(pair, async (one, named) => {
        await button(one, named('Filter')).click();
        const filter = one.getByRole('dialog', { name: named('Filter') });
        await filter.getByLabel(named('Type'), { exact: true }).selectOption({ value: 'credit' });
        await button(filter, named('Apply')).click();
      });
      await compare(pair, 'a filter');
      await onBoth(pair, (one) => one.getByRole('button', { name: /^Remove filter Type/ }).click());
      await compare(pair, 'without the filter');
      for (const about of ['hidden amounts', 'shown amounts']) {
        await onBoth(pair, (one) => one.keyboard.press('.'));
        await compare(pair, about);
      }
      await onBoth(pair, (one) => one.locator('[data-opener]').first().click());
      await compare(pair, 'the detail of a row');
    });

    openPair('refreshed balances equal the ledger (T43)', async ({ pair, sandbox }) => {
      const { page } = pair;
      await compare(pair, 'the dashboard');
      await sandbox.payBonus('leader', '1234.56');
      await onBoth(pair, (one) => button(one, 'Refresh the data').click());
      await expect(page.getByText(inTranslation('Refreshed the data'))).toBeAttached();
      const balance = (await sandbox.ledger()).members['leader']?.['pay_out'];
      const shown = Number(balance).toLocaleString('en-US', { minimumFractionDigits: 2 });
      const card = page.locator('main').getByRole('link', { name: inTranslation('Out Going Wallet') });
      await expect(card).toContainText(`$${shown}`);
      await compare(pair, 'the new balances');
    });

    test('a member signs in after a refusal (T43)', async ({ page, sandbox }) => {
      await startTranslator(page, kind);
      const member = await sandbox.member('pinuser');
      await page.goto(addresses.login);
      const verify = async (password: string) => {
        await page.getByLabel(inTranslation('Username')).fill(member.username);
        await page.getByLabel(inTranslation('Password'), { exact: true }).fill(password);
        await button(page, inTranslation('Verify')).click();
      };
      await verify('wrong');
      await expect(page.getByRole('alert').first()).toBeVisible();
      await verify(member.password);
      await typeCode(page, `${await secondFactor(sandbox, member)}\n`);
      await expect(page.locator('h1', { hasText: inTranslation('Dashboard') })).toBeVisible();
      await expect(page).toHaveTitle('Dashboard · Member Portal');
    });

    openPair('an invoice in its own tab', async ({ pair }) => {
      // Wide enough for all columns, also with the longer words of a translation.
      await onBoth(pair, (one) => one.setViewportSize({ width: 1920, height: 900 }));
      await onBoth(pair, (one) => follow(one, addresses.subscriptions));
      await compare(pair, 'the subscriptions');
      const open = async (one: Page, name: string) => {
        const popup = one.waitForEvent('popup');
        await one.getByRole('button', { name }).first().click();
        return popup;
      };
      const tabs = {
        page: await open(pair.page, inTranslation('Invoice')),
        plain: await open(pair.plain, 'Invoice'),
        underWay: pair.underWay,
      };
      await startTranslator(tabs.page, kind);
      await compare(tabs, 'the invoice');
      // It renders into the empty page again.
      await tabs.page.reload();
      await compare(tabs, 'the invoice after a reload');
    });
  });
