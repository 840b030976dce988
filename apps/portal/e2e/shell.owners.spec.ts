import type { Page } from '@playwright/test';
import { ShapingProxy } from './journeys/shapingProxy';
import type { Member } from './support/member';
import {
  atSignIn,
  heading,
  keptBy,
  onDashboard,
  openAs,
  press,
  question,
  readToken,
  typeCode,
  submitPassword,
} from './support/page';
import { endSession, signInHere } from './support/sessionEnd';
import { StaticHost } from './support/staticHost';
import { expect, nightly, sandboxUrl, test } from './support/test';
import { vouchForKeys, watchWrites } from './support/traffic';

const unknown = 'We don’t know whether this went through';
const amount = (page: Page) => page.getByLabel('Amount', { exact: true });

/** Creates a withdrawal with a lost response and an unfinished reply, then lets the session expire. */
async function leaveAll(page: Page, member: Member) {
  const ticket = await member.raiseTicket('A question');
  await vouchForKeys(page);
  await openAs(page, member, '/user/manualWithdraw');
  const { keys, lose } = await watchWrites(page, '/withdraw');
  lose(true);
  await page.getByRole('radio', { name: 'Out going Wallet' }).check();
  await amount(page).fill('100');
  await press(page, 'Next');
  await typeCode(question(page), member.pin);
  await press(question(page), 'Withdraw');
  await expect(question(page).getByText(unknown)).toBeVisible();
  lose(false);
  await page.goto(`/user/chat?ticket=${ticket}`);
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Begun by the first');
  await endSession(page);
  // Of the payment its key stays, so that a reload of the sign-in doesn't let it be paid twice (T12).
  expect(await keptBy(page)).toContain(keys[0] ?? 'no key');
  for (const typed of ['Begun by the first', '"amount', member.username, '/user/chat'])
    expect(await keptBy(page)).not.toContain(typed);
  return { keys };
}

const begins: Record<string, (page: Page, next: Member, open: () => Promise<Page>) => Promise<void>> = {
  'signs in': (page, next) => signInHere(page, next),
  'is handed over': async (page, next, open) => {
    const theirs = await open();
    await openAs(theirs, next, '/user/dashboard');
    await onDashboard(theirs);
    await page.goto('/login');
  },
};

for (const [how, begin] of Object.entries(begins))
  test(`where a session ended, another member who ${how} finds nothing of it and pays nothing of it (D139, T36)`, async ({
    page,
    context,
    sandbox,
    newMember,
  }) => {
    const options = { earned: '500.00', destination: 'address', by: 'mpin' } as const;
    const [first, next] = [await newMember(options), await newMember(options)];
    const { keys } = await leaveAll(page, first);
    await sandbox.advance(3 * 60 * 60);
    await begin(page, next, () => context.newPage());
    await onDashboard(page);
    await expect(page.getByRole('button', { name: next.username })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Continue: / })).toHaveCount(0);
    const kept = await keptBy(page);
    for (const left of ['Begun by the first', 'open_write', first.username, '/user/chat', keys[0] ?? ''])
      expect(kept).not.toContain(left);

    await page.getByRole('link', { name: 'Withdraw', exact: true }).first().click();
    await expect(heading(page, 'Withdraw')).toBeVisible();
    await expect(amount(page)).toHaveValue('');
    await expect(page.getByText(unknown)).toHaveCount(0);
    expect(keys).toHaveLength(1);
    expect(await next.wallets()).toMatchObject({ pay_out: '500.00', hold: '0.00' });
  });

/** The member of another portal's back end. */
const stranger = { username: 'stranger', token: 'a-token-of-the-other-portal' };

/** Accepts any sign-in, and ends each session with its first call. */
const openStrangeBackEnd = () =>
  ShapingProxy.of(({ method, path, asked, answer }) => {
    const { authorization, origin = '*' } = asked.headers;
    const isOpen = authorization === undefined;
    const headers = {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Headers': 'authorization,content-type,idempotency-key,accept',
      'Access-Control-Allow-Methods': 'GET,POST',
      'Content-Type': 'application/json',
    };
    const body = path === '/api/pre-login' ? { status: true, spassword: 0, ...stranger } : { status: isOpen };
    answer.writeHead(method === 'OPTIONS' || isOpen ? 200 : 401, headers).end(JSON.stringify(body));
    return Promise.resolve();
  });

/** The sessions that a server received. */
const listSessions = ({ calls }: ShapingProxy) =>
  calls.flatMap((call) => / of (Bearer .*)$/.exec(call)?.[1] ?? []);

/** Another portal in a folder of the same origin, with another back end. */
const besideTest = test.extend<{ other: ShapingProxy; host: string }>({
  other: async ({ browserName: _any }, use) => {
    const other = await openStrangeBackEnd();
    await use(other);
    other.close();
  },
  host: async ({ other }, use, info) => {
    const site = { build: 'dist-members', base: '/members/', out: info.outputPath('hosts') };
    const host = new StaticHost({
      ...site,
      config: { api: other.url },
      fallback: sandboxUrl(info),
    });
    await use(`http://127.0.0.1:${await host.listen()}`);
    host.close();
  },
  baseURL: async ({ host }, use) => use(host),
});

besideTest(
  'two portals in two folders of one origin share no session, no settings and no sign-out (T38)',
  nightly,
  async ({ page, context, host, other, newMember }) => {
    const member = await newMember();
    await openAs(page, member, '/user/dashboard');
    await onDashboard(page);
    // In the same tab, whose storage both portals share.
    await page.goto(`${host}/members/user/dashboard`);
    await atSignIn(page);
    expect(listSessions(other)).toEqual([]);

    // In another tab, which would receive the first portal's session. The first call ends this one.
    await page.goto('/user/dashboard');
    await onDashboard(page);
    const theirs = await context.newPage();
    await theirs.goto(`${host}/members/login`);
    await atSignIn(theirs);
    await submitPassword(theirs, { username: stranger.username, password: 'whatever' });
    await expect.poll(() => listSessions(other).length).toBeGreaterThan(0);
    await atSignIn(theirs);
    expect([...new Set(listSessions(other))]).toEqual([`Bearer ${stranger.token}`]);

    await page.reload();
    await onDashboard(page);
    const mine = await context.newPage();
    await mine.goto(`${host}/login`);
    await onDashboard(mine);
    expect(await readToken(mine)).toBe(member.token);
    const settings = await page.evaluate(() =>
      ['config', '/members/config'].map((key) => localStorage.getItem(key)),
    );
    expect(settings).toEqual(['{}', expect.stringContaining('"api"')]);
  },
);
