import type { Member, MemberOptions } from './support/member';
import { atSignIn } from './support/page';
import { StaticHost } from './support/staticHost';
import { expect, nightly, portElsewhere, sandboxUrl, test } from './support/test';
import { checkPortal } from './support/checkPortal';
import { cached } from './support/worker';

/** With the service worker, which must stay within its own folder. */
test.use({ serviceWorkers: 'allow' });

/** Creates a member with money in one wallet, and a bot that was paid from the other. */
async function createVisitingMember(
  newMember: (options?: MemberOptions) => Promise<Member>,
): Promise<Member> {
  const member = await newMember({ by: 'mpin', paidIn: '300.00', earned: '500.00' });
  await member.buyBot();
  return member;
}

/** Serves a build for a folder from a static host, with its back end on the same origin. */
const placedTest = test.extend<{ host: string }>({
  host: async ({ browserName: _any }, use, info) => {
    const site = { build: 'dist-members', base: '/members/', out: info.outputPath('hosts') };
    const host = new StaticHost({ ...site, backEnd: sandboxUrl(info) });
    await use(`http://127.0.0.1:${await host.listen()}`);
    host.close();
  },
  baseURL: async ({ host }, use) => use(host),
});

placedTest(
  'in a folder of its origin the portal is whole (D116)',
  nightly,
  async ({ page, context, host, newMember }) => {
    const home = `${host}/members`;
    const asked = new Set<string>();
    context.on('request', (one) => asked.add(new URL(one.url()).pathname));
    await checkPortal({ page, context, home, member: await createVisitingMember(newMember) });
    // Every request to the origin is below its folder, except the API.
    expect([...asked].filter((path) => !/^\/(members|api|images)\//.test(path))).toEqual([]);

    const files = await cached(page);
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((path) => path !== '/members/' && !path.startsWith('/members/static/js/'))).toEqual(
      [],
    );
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(scopes).toEqual([`${home}/`]);
    const manifest = (await (await page.request.get(`${home}/manifest.webmanifest`)).json()) as object;
    expect(manifest).toMatchObject({ start_url: '.', scope: '.' });
    await context.setOffline(true);
    await page.reload();
    await atSignIn(page);
    await context.setOffline(false);
    // The address without the slash opens the portal too.
    await page.goto(home);
    await expect(page).toHaveURL(`${home}/login`);
  },
);

/** The settings name the sandbox, which has another origin than the page. */
const apartTest = test.extend<{ host: string; api: string }>({
  otherHosts: ['localhost'],
  api: async ({ browserName: _any }, use, info) => use(sandboxUrl(info)),
  host: async ({ api }, use, info) => {
    const site = { build: 'dist', base: '/', out: info.outputPath('hosts') };
    const host = new StaticHost({ ...site, config: { api } });
    await use(`http://localhost:${await host.listen(portElsewhere(info))}`);
    host.close();
  },
});

apartTest(
  'with its API on another origin the portal is whole (D116, T3, T8)',
  nightly,
  async ({ page, context, host, newMember, api }) => {
    const asked: { origin: string; path: string }[] = [];
    context.on('request', (one) => {
      const { origin, pathname } = new URL(one.url());
      asked.push({ origin, path: pathname });
    });
    await checkPortal({ page, context, home: host, member: await createVisitingMember(newMember) });
    const isApi = (path: string) => /^\/(api|images)\//.test(path);
    // Each origin receives only its own requests, and no API response is cached.
    expect(asked.filter(({ origin, path }) => origin !== (isApi(path) ? api : host))).toEqual([]);
    expect(asked.filter(({ path }) => isApi(path)).length).toBeGreaterThan(20);
    expect((await cached(page)).filter(isApi)).toEqual([]);
    const policy = (await page.request.get(host)).headers()['content-security-policy'];
    expect(policy).toContain(`connect-src 'self' ${api};`);
    expect(policy).toContain(`img-src 'self' blob: data: ${api};`);
  },
);

apartTest(
  'what a page begins to read before its scripts is asked of the other origin, once (D116)',
  async ({ page, host, newMember, api }) => {
    const { username, token } = await newMember();
    await page.goto(`${host}/login`);
    // Stored keys include their API (T38).
    await page.evaluate(
      ([home, session]) =>
        Object.entries(session).forEach(([key, value]) => sessionStorage.setItem(`${home}/${key}`, value)),
      [api, { username, token, status: 'true', auth_type: 'otp' }] as const,
    );
    const read: string[] = [];
    page.on('request', (one) => {
      if (one.url().startsWith(`${api}/api/transactions?page`)) read.push(one.url());
    });
    const entry = page.waitForRequest(/\/static\/js\/index-/);
    await page.goto(`${host}/user/transactions`);
    await entry;
    await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(read).toEqual([`${api}/api/transactions?page=1`]);
  },
);
