import type { Locator, Page } from '@playwright/test';
import {
  addresses,
  pinSettingsPath,
  secondAddresses,
  teamListAddress,
  twoFactorPath,
  walletPathOf,
  withdrawSettingsPath,
} from '@portal/ui/addresses';
import { openAs, signIn, typeCode } from './support/page';
import { secondFactor } from './support/sessions';
import { expect, test } from './support/test';
import {
  expectedText,
  inTranslation,
  shownText,
  startTranslator,
  translatorKinds,
  type TranslatorKind,
} from './support/translator';

const isMembers = (path: string) => path.startsWith('/user');
const memberPaths = [
  ...[...Object.values(addresses), ...Object.values(secondAddresses), teamListAddress].filter(isMembers),
  ...[withdrawSettingsPath, twoFactorPath, pinSettingsPath],
];
const visitorPaths = [...Object.values(addresses), ...Object.values(secondAddresses)].filter(
  (path) => !isMembers(path),
);

interface Pair {
  /** The page that is translated. */
  page: Page;
  /** The same page as the portal draws it. */
  plain: Page;
}

/** Does the same on both pages; texts that name something are looked up in the page's language. */
async function onBoth(
  { page, plain }: Pair,
  step: (one: Page, named: (text: string) => string) => Promise<unknown>,
) {
  await step(page, inTranslation);
  await step(plain, (text) => text);
}

/** The translated page shows what the portal draws, text by text. */
async function compare({ page, plain }: Pair, about: string): Promise<void> {
  await expect(async () => {
    for (const one of [page, plain]) await expect(one.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await shownText(page), about).toEqual(await expectedText(plain));
  }).toPass({ timeout: 20_000 });
}

/** Moves on within the page, as its own links do. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

for (const kind of translatorKinds) {
  test.describe(`a translator that ${kind} text nodes (T43)`, () => {
    async function openPair(
      { page, plain }: Pair,
      username: string,
      sandbox: Parameters<typeof signIn>[1],
      path: string,
    ): Promise<void> {
      await startTranslator(page, kind satisfies TranslatorKind);
      const token = await signIn(page, sandbox, username, path);
      await openAs(plain, { ...(await sandbox.member(username)), token }, path);
    }

    test('every screen shows what it shows without one', async ({ page, browser, sandbox }) => {
      const pair = { page, plain: await browser.newPage() };
      // Each page would get a key of its own.
      for (const one of [page, pair.plain])
        await one.route('**/api/**', async (route) => {
          const answer = await route.fetch();
          const body = (await answer.text()).replaceAll(/secret=[A-Z2-7]+/g, `secret=${'ABCD2345'.repeat(4)}`);
          await route.fulfill({ response: answer, body });
        });
      await openPair(pair, 'leader', sandbox, addresses.dashboard);
      for (const path of memberPaths) {
        await onBoth(pair, (one) => follow(one, path));
        await compare(pair, path);
        (await import('node:fs')).appendFileSync('/tmp/open2.txt', (await (await import('./support/translator')).openTexts(pair.plain)).filter((t) => /\d/.test(t)).map((t) => `${path}\t${t}\n`).join(''));
      }
      await onBoth(pair, (one) => one.evaluate(() => sessionStorage.clear()));
      for (const path of visitorPaths) {
        await onBoth(pair, (one) => one.goto(path));
        await compare(pair, path);
      }
    });

    test('pages, filters, hidden amounts and dialogs follow', async ({ page, browser, sandbox }) => {
      const pair = { page, plain: await browser.newPage() };
      await openPair(pair, 'leader', sandbox, walletPathOf('pay_in'));
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
      await onBoth(pair, (one) => one.keyboard.press('.'));
      await compare(pair, 'hidden amounts');
      await onBoth(pair, (one) => one.keyboard.press('.'));
      await compare(pair, 'shown amounts');
      await onBoth(pair, (one) => one.locator('[data-opener]').first().click());
      await compare(pair, 'the detail of a row');
    });

    test('refreshed balances equal the ledger', async ({ page, browser, sandbox }) => {
      const pair = { page, plain: await browser.newPage() };
      await openPair(pair, 'leader', sandbox, addresses.dashboard);
      await compare(pair, 'the dashboard');
      await sandbox.payBonus('leader', '1234.56');
      await onBoth(pair, (one) => button(one, 'Refresh the figures').click());
      await expect(page.getByText(inTranslation('Refreshed the figures'))).toBeAttached();
      const { pay_out: balance } = (await sandbox.ledger()).members['leader'] ?? {};
      const shown = Number(balance).toLocaleString('en-US', { minimumFractionDigits: 2 });
      await expect(
        page.locator('main').getByRole('link', { name: inTranslation('Out Going Wallet') }),
      ).toContainText(`$${shown}`);
      await compare(pair, 'the new balances');
    });

    test('a member signs in', async ({ page, sandbox }) => {
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
  });
}
