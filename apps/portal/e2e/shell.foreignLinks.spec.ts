import {
  toArticlePath,
  toDepositPath,
  toMt5AccountPath,
  toTreePath,
  toWalletPath,
  toWithdrawPath,
  addresses,
  logsPath,
  passwordPath,
  pinSettingsPath,
  twoFactorPath,
  withdrawSettingsPath,
} from '@portal/ui/addresses';
import { goInside, openWhole, readToken, signIn } from './support/page';
import { isMembers } from './support/screens/visitScreens';
import { routes } from './support/routes';
import { expect, portElsewhere, test } from './support/test';

/** Each parameter that the portal reads from an address, with a value that it takes. */
const parameters = {
  ...{ account: '70018842', about: 'KYC', code: 'AB12CD', from: '2026-01-01', to: '2026-12-31' },
  ...{ is_paid: '1', level: '2', market: 'live', method: '1', p: 'R', page: '2', raise: '1', row: '1' },
  ...{ source: 'ROI', status: '1', tab: 'logs', ticket: '1', type: 'live', u: 'newcomer' },
  ...{
    user: 'newcomer',
    auth: 'H5nB1x0aQ7w3e9R2t6Y8u1I4',
    view: 'statement',
    wallet: 'pay_out',
    year: '2025',
  },
};
const everything = new URLSearchParams(parameters).toString();

/** Addresses with the queries and hashes that the portal writes itself. */
const written = [
  ...[twoFactorPath, pinSettingsPath, passwordPath, withdrawSettingsPath, logsPath],
  ...[toArticlePath.news('1'), toArticlePath.notification('1'), toDepositPath('70018842')],
  ...[toWithdrawPath('pay_out'), toWalletPath('pay_in'), toMt5AccountPath('70018842')],
  ...[toTreePath(addresses.binaryTree, 'mei5'), `${addresses.tickets}?raise=1&about=KYC&code=AB12CD`],
];

/** Calls that are GETs and change something, without the news, which opening All News marks as read (D128). */
const effects =
  /\/(notification-change-status|notification\/\d+\/change-popup-status|ticket\/\d+\/re-open|balance-sync|mt5\/fetch-password\/)/;

/**
 * A member's address with all parameters. The start of a page is the same for each of them, so the portal goes there
 * without loading again, as if the page before were foreign.
 */
const isPlain = (link: string) =>
  isMembers(link) && link.endsWith(everything) && !link.startsWith(addresses.dashboard);

// The foreign page is at another name of this machine.
test.use({ otherHosts: ['localhost'] });

test('a link from a foreign page has no effect at any address while signed in (T41)', async ({
  page,
  sandbox,
}, info) => {
  test.slow();
  const foreign = `http://localhost:${portElsewhere(info)}/foreign`;
  const token = await signIn(page, sandbox, 'leader');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const home = new URL(page.url()).origin;
  const links = [...routes.map((route) => `${route}?${everything}`), ...written];
  const changed: string[] = [];
  let opened = 0;
  let reads = 0;
  let link = '';
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    reads += 1;
    if (request.method() !== 'GET' || effects.test(pathname))
      changed.push(`${link}: ${request.method()} ${pathname}`);
  });
  await page.route(foreign, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${home}${link.replaceAll('&', '&amp;')}">Win</a>`,
    }),
  );
  for (link of links) {
    await openWhole(page, async () => {
      if (isPlain(link)) return goInside(page, link);
      await page.goto(foreign);
      await page.getByRole('link', { name: 'Win' }).click();
    });
    expect(await readToken(page), `${link}: still the same session`).toBe(token);
    opened += 1;
  }
  expect(changed).toEqual([]);
  expect(opened).toBeGreaterThan(45);
  expect(reads).toBeGreaterThan(140);
});
