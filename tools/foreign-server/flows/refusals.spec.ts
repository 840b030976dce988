import type { Page } from '@playwright/test';
import { all, seeded } from '../src/index';
import { foreignTest, openForeign, readScreen, routes } from './foreign';
import { dialog, onDashboard, press, question, toast, typeCode } from '../../../apps/portal/e2e/support/page';
import { expect, nightly } from '../../../apps/portal/e2e/support/test';
import { countCalls } from '../../../apps/portal/e2e/support/traffic';

const { rich, mailed } = seeded;
const wrong = 'Something Went Wrong Please Try Again....';
/** What a framework writes for its developers. */
const framework =
  /CSRF|App\\|Call to undefined|No query results|could not be found\.|vendor\/|Unauthenticated/;

/** What a screen promises on behalf of a server that said nothing of the kind. */
const promises = /within a day|within minutes|keeps earning|refused in this session|every other device/;

async function verify(
  page: Page,
  home: string,
  { username, password }: { username: string; password: string },
) {
  await page.goto(`${home}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Verify');
}

/** Fills in a transfer and presses the button that moves the money. */
async function transfer(page: Page): Promise<void> {
  await press(page, 'Click for transfer');
  await dialog(page, 'Transfer To').getByLabel('Transfer Amount', { exact: true }).fill('100');
  await press(page, 'Next');
  await typeCode(question(page), rich.pin);
  await press(question(page), 'Transfer');
}

foreignTest('204 to logout is done', nightly, async ({ page, site, startForeign }) => {
  await openForeign(page, site, await startForeign({ logout204: true }), '/user/dashboard');
  await press(page, rich.username);
  await press(page, 'Logout');
  await expect(toast(page, 'Your Are Logout!!')).toBeVisible();
});

foreignTest(
  '401 to a wrong code is a refusal with its words',
  nightly,
  async ({ page, site, startForeign }) => {
    await startForeign({ code401: true });
    await verify(page, site.home, rich);
    await typeCode(page, '0000\n');
    await expect(page.getByText('Invalid security pin').first()).toBeVisible();
    await typeCode(page, `${rich.pin}\n`);
    await onDashboard(page);
  },
);

foreignTest('a throttle that names no wait is 60 s', nightly, async ({ page, site, startForeign }) => {
  const server = await startForeign({ throttled: true });
  const member = server.state.find(mailed.username);
  if (member) server.state.mailCode(member);
  await verify(page, site.home, mailed);
  await expect(page.getByText(wrong).first()).toBeVisible();
  await expect(page.getByText(/Resend request after (60|5\d) sec/).first()).toBeVisible();
});

foreignTest('a framework’s sentences reach no one', nightly, async ({ page, site, startForeign }) => {
  const server = await startForeign({ csrfMismatch: true, undefinedMethod: true, debugErrors: true });
  await openForeign(page, site, server, '/user/transfer');
  await transfer(page);
  await expect(page.getByText('Request failed login again').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(framework);
  for (const path of ['/user/rankDetails', '/user/chat?ticket=5', '/user/mt5Account?account=99']) {
    await page.goto(site.home + path);
    await readScreen(page);
    await expect(page.locator('body'), path).not.toContainText(framework);
  }
});

foreignTest(
  'a redirect to the sign-in is not followed, and can be tried again (T4)',
  nightly,
  async ({ page, site, startForeign }) => {
    const server = await startForeign({ redirectsExpired: true });
    await openForeign(page, site, server, '/user/dashboard');
    await onDashboard(page);
    server.state.sessions.clear();
    const followed = countCalls(page, /\/login$/);
    await page.goto(`${site.home}/user/payouts`);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(followed()).toBe(0);
  },
);

foreignTest(
  'a preflight that refuses keys stops no payment with `idempotency: false` (D118)',
  nightly,
  async ({ page, site, startForeign }) => {
    const json = { api: site.api, idempotency: false };
    await page.route('**/config.json', (route) => route.fulfill({ json }));
    const server = await startForeign({ noKeyHeader: true });
    await openForeign(page, site, server, '/user/transfer');
    await transfer(page);
    await expect(toast(page, 'The amount has been sent.')).toBeVisible();
    expect(server.state.find(rich.username)?.transfers).toHaveLength(4);
  },
);

for (const popupMarks of [false, true])
  foreignTest(
    `unread news opens itself, ${popupMarks ? 'by its mark' : 'by unread_count'}`,
    nightly,
    async ({ page, site, startForeign }) => {
      const server = await startForeign({ popupMarks });
      await openForeign(page, site, server, '/user/dashboard');
      await expect(page.getByRole('dialog').getByText('Dear Associates,')).toBeVisible();
    },
  );

foreignTest('an opened list of news is read', nightly, async ({ page, site, startForeign }) => {
  const marked = countCalls(page, /\/news\/\d+\/read$/);
  await openForeign(page, site, await startForeign(), '/user/newsAll');
  await readScreen(page);
  await expect.poll(marked).toBeGreaterThan(0);
});

foreignTest(
  'payment methods of one name carry their network',
  nightly,
  async ({ page, site, startForeign }) => {
    await openForeign(page, site, await startForeign({ equalMethods: true }), '/user/manualDepositList');
    for (const network of ['BEP20', 'TRC20'])
      await expect(page.getByRole('tab', { name: new RegExp(network) })).toBeVisible();
  },
);

foreignTest(
  'summary cards and fees of the type usd are money',
  nightly,
  async ({ page, site, startForeign }) => {
    await openForeign(page, site, await startForeign(), '/user/manualWithdraw');
    for (const [path, text] of [
      ['manualWithdraw', '$750.00'],
      ['transfer', '$4,800.00'],
      ['transactions', '$12,500.50'],
      ['salary', '$1,250.50'],
      ['poolsubscriptionHistory', '$25.00'],
    ] as const) {
      await page.goto(`${site.home}/user/${path}`);
      await expect.soft(page.getByRole('main'), path).toContainText(text);
    }
  },
);

const memberRoutes = routes.filter((route) => route.startsWith('/user/'));

foreignTest(
  'no screen promises what only a server could do',
  nightly,
  async ({ page, site, startForeign }) => {
    await openForeign(page, site, await startForeign(), '/user/dashboard');
    for (const route of memberRoutes) {
      await page.goto(site.home + route);
      const { text } = await readScreen(page);
      expect.soft(promises.exec(text)?.[0], route).toBeUndefined();
      expect.soft(/&[a-z]+;/.exec(text)?.[0], route).toBeUndefined();
      expect.soft(text, route).not.toContain('No line can be drawn');
    }
  },
);

for (const [name, on] of [
  ['every deviation at once', { ...all, undefinedMethod: false, csrfMismatch: false }],
  ['nothing but nulls', { nulls: true, zeroDates: true }],
] as const)
  foreignTest(`all routes are drawn with ${name}`, nightly, async ({ page, site, startForeign }) => {
    await openForeign(page, site, await startForeign(on), '/user/dashboard');
    for (const route of memberRoutes) {
      await page.goto(site.home + route);
      const { faults, text } = await readScreen(page);
      expect.soft(faults, route).toEqual([]);
      expect.soft(text, route).not.toMatch(framework);
    }
  });
