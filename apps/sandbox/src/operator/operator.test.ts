import { desc, eq } from 'drizzle-orm';
import { type AddressInfo, connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../data/schema/access';
import { paymentMethods, subjects } from '../data/schema/catalogue';
import { deposits, payouts, transfers, withdrawals } from '../data/schema/money';
import { kycDocuments, notifications, ticketMessages, tickets } from '../data/schema/service';
import { seed } from '../seeds/seed';
import { walletTexts, expectSound } from '../testing/expectSound';
import { deposited, transferAsked, withdrawalAsked } from '../ledger/postings';
import { post } from '../ledger/post';
import { addAccount, signIn } from '../testing/accounts';
import { asOperator, operatorKey, PortalClient } from '../testing/portalClient';
import { testNow, testServer } from '../testing/testServer';

const { db, client, app, database, clock } = await testServer();
const at = new Date(testNow);
let memberId = 0;

beforeAll(async () => {
  memberId = (await addAccount(db, 'root', { secondStep: false })).id;
  await db.insert(paymentMethods).values({ name: 'USDT', networkName: 'BEP20' });
  await db.transaction((tx) => post(tx, deposited(memberId, 500_00n, 'USDT', at)));
});

interface Whence {
  remoteAddress?: string;
  headers?: Record<string, string>;
}

describe('who may come', () => {
  it.each([
    ['another machine', { remoteAddress: '192.0.2.7' }],
    ['a rebound name', { headers: { host: 'evil.example' } }],
    ['another site’s page', { headers: { 'sec-fetch-site': 'cross-site' } }],
    [
      'a page of another port',
      { headers: { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' } },
    ],
    ['another origin', { headers: { origin: 'https://evil.example' } }],
    ['a page without an origin', { headers: { origin: 'null' } }],
    [
      'a page that a proxy shows under another name',
      { headers: { 'sec-fetch-site': 'same-origin', origin: 'https://portal.example' } },
    ],
  ])('not %s', async (_who, { headers = {}, ...from }: Whence) => {
    const request = { ...from, headers: { ...asOperator, ...headers } };
    for (const url of ['/sandbox', '/sandbox/outbox', '/sandbox/ledger', '/sandbox/members'])
      expect((await app.inject({ url, ...request })).statusCode, url).toBe(403);
    const reset = await app.inject({
      method: 'POST',
      url: '/sandbox/clock',
      payload: { advance_seconds: 1 },
      ...request,
    });
    expect(reset.statusCode).toBe(403);
  });

  it.each([
    ...['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-Port'],
    ...[
      'X-Forwarded-Prefix',
      'X-Forwarded-Server',
      'X-Forwarded-By',
      'X-Forwarded',
      'X-Real-IP',
      'X-Client-IP',
    ],
    ...['X-Cluster-Client-IP', 'X-Remote-Addr', 'X-Remote-IP', 'X-Originating-IP', 'X-Original-Host'],
    ...[
      'X-Original-URL',
      'X-Rewrite-URL',
      'X-Original-Forwarded-For',
      'X-ProxyUser-Ip',
      'X-Envoy-External-Address',
    ],
    ...['X-Amzn-Trace-Id', 'X-ARR-SSL', 'X-Azure-ClientIP', 'X-AppEngine-Remote-Addr', 'X-Varnish', 'X-Host'],
    ...[
      'True-Client-IP',
      'Client-IP',
      'CF-Connecting-IP',
      'CF-Ray',
      'CDN-Loop',
      'Fastly-Client-IP',
      'Fly-Client-IP',
    ],
    ...['DO-Connecting-IP', 'X-Scheme', 'X-Url-Scheme', 'X-Proxy-Id', 'Proxy-Connection', 'Forwarded-For'],
  ])('no one through a proxy on this machine, which leaves %s (T32)', async (name) => {
    const headers = { ...asOperator, [name.toLowerCase()]: '127.0.0.1', host: 'localhost:8080' };
    for (const url of ['/sandbox', '/sandbox/outbox', '/sandbox/members', '/sandbox/none'])
      expect([403, 404], url).toContain((await app.inject({ url, headers })).statusCode);
    const link = {
      method: 'POST' as const,
      url: '/sandbox/login-as',
      payload: { username: 'root' },
      headers,
    };
    expect((await app.inject(link)).statusCode).toBe(403);
  });

  it('no one by the protocol that silent proxies speak', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const keyLine = `X-Sandbox-Key: ${operatorKey}\r\n`;
    const ask = (version: string) =>
      new Promise<string>((resolve, reject) => {
        let answer = '';
        connect(port, '127.0.0.1')
          .on('error', reject)
          .on('data', (bytes: Buffer) => (answer += bytes.toString()))
          .on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
          .write(
            `GET /sandbox/members HTTP/${version}\r\nHost: localhost\r\n${keyLine}Connection: close\r\n\r\n`,
          );
      });
    expect(await ask('1.0')).toContain('403');
    expect(await ask('1.1')).toContain('200');
  });

  it('no one without a setting', async () => {
    const quiet = (await testServer({ database, operator: false })).app;
    for (const url of ['/sandbox', '/sandbox/outbox', '/sandbox/members'])
      expect((await quiet.inject({ url, headers: asOperator })).statusCode).toBe(404);
  });

  it('no one in production', async () => {
    const production = (await testServer({ database, production: true })).app;
    for (const url of ['/sandbox', '/sandbox/outbox', '/sandbox/login-as'])
      expect((await production.inject({ url, headers: asOperator })).statusCode).toBe(404);
  });
});

describe('the page', () => {
  it('shows members, codes and the ledger under its own policy', async () => {
    await client.post('/resendotp', { username: 'root', from: 'forget-password' });
    const { body, headers, statusCode } = await app.inject({
      url: '/sandbox?done=%3Cimg%3E',
      headers: asOperator,
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('Leader-2026');
    expect(body).toContain(`<p class="code">${await client.code('root')}</p>`);
    expect(body).toContain('&lt;img&gt;');
    expect(body).not.toContain('<script');
    const nonce = /<style nonce="([^"]+)"/.exec(body)?.[1] ?? '-';
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('finds a member by a part of their name, with dates', async () => {
    const joined = { name: "Zoë <b>O'Hara", createdAt: new Date('2026-03-09T18:30:00Z') };
    await addAccount(db, 'findme', joined, memberId);
    const look = async (words: string) => {
      const { body } = await app.inject({ url: '/sandbox', query: { member: words }, headers: asOperator });
      return body.slice(body.indexOf('id="finder"'), body.indexOf('id="members"'));
    };
    for (const words of ["O'HARA", ' findM ', 'zoë <b>']) {
      const found = await look(words);
      expect(found, words).toContain('<code>findme</code>');
      expect(found, words).toContain('<td>root</td>');
      expect(found, words).toContain('Zoë &lt;b&gt;O&#39;Hara');
      expect(found, words).toContain('<time datetime="2026-03-09T18:30:00.000Z">09-03-2026 18:30 UTC</time>');
    }
    expect(await look('%')).toContain('Nobody is found by “%”.');
    expect(await look(' ')).not.toContain('<table>');
  });

  it('shows since when something waits', async () => {
    const asked = new Date('2026-02-03T04:05:00Z');
    const [waiting] = await db
      .insert(kycDocuments)
      .values({ memberId, documentType: 'photo', documentName: 'photo', front: 'a.png', createdAt: asked })
      .returning();
    const { body } = await app.inject({ url: '/sandbox', headers: asOperator });
    const row = body.slice(body.indexOf(`#${waiting?.id} root: photo`)).slice(0, 200);
    expect(row).toContain('03-02-2026 04:05 UTC');
    await db.delete(kycDocuments).where(eq(kycDocuments.id, waiting?.id ?? 0));
  });

  const form = (payload: string, action = 'login-as') =>
    app.inject({
      method: 'POST',
      url: `/sandbox/${action}`,
      payload,
      headers: {
        ...asOperator,
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'null',
        'sec-fetch-site': 'same-origin',
      },
    });

  it('takes forms and goes back to the page, with what happened', async () => {
    const done = await form('username=root');
    expect(done.statusCode).toBe(303);
    expect(done.headers.location).toMatch(/^\/sandbox\?done=Open/);
    expect((await form('username=nobody')).headers.location).toMatch(/^\/sandbox\?error=/);
  });

  it('changes the plan’s flags by a form with their current values', async () => {
    const chosen = async () => {
      const { body } = await app.inject({ url: '/sandbox', headers: asOperator });
      const section = body.slice(body.indexOf('action="/sandbox/settings"'), body.indexOf('Save the plan'));
      return [...section.matchAll(/name="(\w+)"|value="(\d)" selected/g)].map(
        ([, name, value]) => name ?? value,
      );
    };
    const cancels = ['cancel_bot', '1', 'cancel_live', '1'];
    expect(await chosen()).toEqual(['binary', '1', 'single_leg', '0', 'email_required', '1', ...cancels]);
    const done = await form('binary=0&single_leg=1&email_required=1', 'settings');
    expect(done.headers.location).toMatch(/^\/sandbox\?done=The\+plan\+is\+now/);
    expect(await chosen()).toEqual(['binary', '0', 'single_leg', '1', 'email_required', '1', ...cancels]);
    await form('binary=1&single_leg=0&email_required=1', 'settings');
  });
});

/** The member's last notification and mail are about this rejection, with the reason first. */
async function expectNotice(title: string, detail: string): Promise<void> {
  const [told] = await db
    .select()
    .from(notifications)
    .where(eq(notifications.memberId, memberId))
    .orderBy(desc(notifications.id))
    .limit(1);
  expect(told).toMatchObject({ title, body: `<p>${detail}</p>` });
  const [mail] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(mail).toMatchObject({ username: 'root', subject: title });
  expect(mail?.text).toContain(detail);
}

describe('the actions', () => {
  it('turn a flag of the plan off and on, and leave the others', async () => {
    const flags = async () => (await client.get('/pre-register')).body;
    const before = await flags();
    const { body } = await client.operate('/settings', { email_required: 0 });
    expect(body).toMatchObject({ status: true, binary: before.binary, email_required: 0 });
    expect(await flags()).toMatchObject({ binary: before.binary, email_required: 0 });
    await client.operate('/settings', { email_required: 1 });
    expect(await flags()).toMatchObject({ email_required: 1 });
    expect((await client.operate('/settings', { email_required: 2 })).status).toBe(422);
  });

  it('advance the clock', async () => {
    const { body } = await client.operate('/clock', { advance_seconds: 90 });
    expect(body.now).toBe(new Date(at.getTime() + 90_000).toISOString());
    expect(clock.now().toISOString()).toBe(body.now);
    expect((await client.operate('/clock', { advance_seconds: -1 })).status).toBe(422);
  });

  // Proves: We’ve returned {amount} to your {wallet}. | {reason} We’ve returned {amount} to your {wallet}.
  it('return the held money of a rejected withdrawal, once', async () => {
    const base = { memberId, wallet: 'pay_in', coinType: 'crypto', fee: '5.00' } as const;
    const money = { amountFrom: '100.00', amountTo: '100.00', netAmount: '95.00', conversionRate: '88.25' };
    const rows = await db
      .insert(withdrawals)
      .values([
        { ...base, ...money, code: 'W1', createdAt: at },
        { ...base, ...money, code: 'W2', createdAt: at },
      ])
      .returning({ id: withdrawals.id, code: withdrawals.code });
    for (const { id, code } of rows) {
      const asking = withdrawalAsked(memberId, 'pay_in', 100_00n, code, at);
      const transactionId = await db.transaction((tx) => post(tx, asking));
      await db.update(withdrawals).set({ transactionId }).where(eq(withdrawals.id, id));
    }
    const [first, second] = rows;
    const decide = (id: number | undefined, status: number) =>
      client.operate(`/withdrawals/${id}`, { status, remarks: 'Checked', t_hash: 'abc' });
    expect((await decide(first?.id, 2)).status).toBe(200);
    expect((await decide(first?.id, 2)).status).toBe(404);
    expect((await walletTexts(db, memberId)).pay_in).toBe('400.00');
    expect((await decide(second?.id, 1)).status).toBe(200);
    expect((await walletTexts(db, memberId)).pay_in).toBe('400.00');
    expect(await db.select().from(notifications).where(eq(notifications.memberId, memberId))).toHaveLength(1);
    await expectNotice(
      'Withdrawal W1 was rejected',
      'Checked. We’ve returned $100.00 to your Receiving Wallet.',
    );
    expect((await client.operate('/ledger')).body.total).toBe('0.00');
    expect((await client.operate('/ledger?username=ROOT')).body.members).toMatchObject({
      root: { pay_in: '400.00' },
    });
  });

  it('approve a waiting transfer into the other wallet, or reject it with a reason', async () => {
    const asked = {
      payerId: memberId,
      payeeId: memberId,
      fromWallet: 'pay_in',
      toWallet: 'live',
      status: 0,
    } as const;
    const amounts = { transferAmount: '30.00', netTransferAmount: '30.00', transferType: 'wallet' } as const;
    const rows = await db
      .insert(transfers)
      .values(Array.from({ length: 2 }, () => ({ ...asked, ...amounts, createdAt: at })))
      .returning({ id: transfers.id });
    for (const { id } of rows) {
      const transactionId = await db.transaction((tx) =>
        post(tx, transferAsked(memberId, 'pay_in', 30_00n, at)),
      );
      await db.update(transfers).set({ transactionId }).where(eq(transfers.id, id));
    }
    const [first, second] = rows;
    expect((await client.operate(`/transfers/${first?.id}`, { status: 1 })).status).toBe(200);
    expect(
      (await client.operate(`/transfers/${second?.id}`, { status: 2, remarks: 'Sent twice' })).status,
    ).toBe(200);
    expect(await walletTexts(db, memberId)).toMatchObject({ pay_in: '370.00', live: '30.00' });
    await expectNotice(
      `Transfer ${second?.id} was rejected`,
      'Sent twice. We’ve returned $30.00 to your Receiving Wallet.',
    );
  });

  it('request a transfer that waits, of money that is there', async () => {
    const before = await walletTexts(db, memberId);
    for (const amount of ['0', '1e3', '5000'])
      expect((await client.operate('/transfers', { username: 'root', amount })).status).toBe(422);
    expect((await client.operate('/transfers', { username: 'nobody', amount: '1' })).status).toBe(422);
    expect(await walletTexts(db, memberId)).toEqual(before);
  });

  it('put a payment on the chain, without crediting it', async () => {
    const [method] = await db.select().from(paymentMethods);
    const paid = { username: 'root', amount: '25.50', payment_method_id: method?.id };
    expect((await client.operate('/deposits', paid)).status).toBe(200);
    expect(await db.select().from(deposits)).toMatchObject([{ amount: '25.50', foundAt: null }]);
    for (const amount of ['0', '1e3', '-5', '1.234'])
      expect((await client.operate('/deposits', { ...paid, amount })).status).toBe(422);
    expect((await walletTexts(db, memberId)).pay_in).toBe('370.00');
  });

  it('pay a royalty into a wallet that money may leave', async () => {
    expect((await client.operate('/bonuses', { username: 'root', amount: '12.50' })).status).toBe(200);
    await client.operate('/bonuses', { username: 'root', amount: '1', wallet: 'fixed' });
    expect(await walletTexts(db, memberId)).toMatchObject({ pay_out: '12.50', fixed: '1.00' });
    expect(await db.select().from(payouts)).toMatchObject([
      { amount: '12.50', wallet: 'pay_out', source: 'ROYALTY', isPaid: 1 },
      { amount: '1.00', wallet: 'fixed' },
    ]);
    for (const wrong of [{ amount: '0' }, { amount: '1e3' }, { wallet: 'pay_in' }, { username: 'nobody' }])
      expect((await client.operate('/bonuses', { username: 'root', amount: '5', ...wrong })).status).toBe(
        422,
      );
    await expectSound(db);
  });

  it('decide a KYC document and answer a ticket', async () => {
    const [document] = await db
      .insert(kycDocuments)
      .values({ memberId, documentType: 'photo', documentName: 'photo', front: 'a.png', createdAt: at })
      .returning({ id: kycDocuments.id });
    await client.operate(`/kyc/${document?.id}`, { status: 2, remarks: 'Too dark' });
    expect(await db.select().from(kycDocuments)).toMatchObject([{ status: 2, remarks: 'Too dark' }]);
    await expectNotice(
      'Your photo document was rejected',
      'Too dark. Upload a new one to complete your KYC.',
    );
    expect((await client.operate('/kyc/999', { status: 1 })).status).toBe(404);
    const [subject] = await db.insert(subjects).values({ subject: 'Deposit' }).returning();
    const [ticket] = await db
      .insert(tickets)
      .values({ memberId, subjectId: subject?.id ?? 0, createdAt: at })
      .returning({ id: tickets.id });
    await client.operate(`/tickets/${ticket?.id}`, { reply: 'We look into it.', status: 1 });
    expect(await db.select().from(tickets)).toMatchObject([{ status: 1 }]);
    expect(await db.select().from(ticketMessages)).toMatchObject([
      { message: 'We look into it.', adminUsername: 'support' },
    ]);
  });

  it('publish news and notifications, which members then see and read', async () => {
    await client.operate('/news', { title: 'Hello', body: '<p>All</p>' });
    await client.operate('/notifications', { username: 'root', title: 'You', body: '<p>!</p>', popup: 1 });
    const token = await signIn(client, 'root');
    const { body } = await client.get('/news', token);
    expect(body).toMatchObject({ unread_count: 1, data: { all_news: { total: 1 } } });
    const latest = await client.get('/latest-notifications', token);
    // Newer than the rejection that the member was notified of.
    expect(latest.body).toMatchObject({
      unread_count: 4,
      data: [{ title: 'You', popup_status: 1 }, { title: 'Your photo document was rejected' }, {}, {}],
    });
  });

  it('withdraw a piece of news and show it again', async () => {
    const { body } = await client.operate('/news', { title: 'Too early', body: '<p>…</p>' });
    const token = await signIn(client, 'root');
    const titles = async () => JSON.stringify((await client.get('/news', token)).body);
    expect(await titles()).toContain('Too early');
    expect((await client.operate(`/news/${String(body.id)}`, { is_show: 0 })).status).toBe(200);
    expect(await titles()).not.toContain('Too early');
    expect((await client.get(`/news/${String(body.id)}/read`, token)).status).toBe(404);
    await client.operate(`/news/${String(body.id)}`, { is_show: 1 });
    expect(await titles()).toContain('Too early');
    expect((await client.operate('/news/99999', { is_show: 0 })).status).toBe(404);
    expect((await client.operate(`/news/${String(body.id)}`, {})).status).toBe(422);
  });

  it('seed everything again, and sign everyone out', async () => {
    const fresh = await testServer({
      database,
      clock,
      reset: async () => {
        await database.clear();
        await seed(db, { clock, members: 20 });
      },
    });
    const caller = new PortalClient(fresh.app);
    const token = await signIn(caller, 'root');
    expect((await caller.operate('/reset', {})).status).toBe(200);
    expect((await caller.get('/user', token)).status).toBe(401);
    const ledger = (await caller.operate('/ledger')).body;
    expect(ledger.total).toBe('0.00');
    expect(Object.keys(ledger.members as object)).toContain('leader');
    expect(
      (await caller.post('/pre-login', { username: 'leader', password: 'Leader-2026' })).body,
    ).toMatchObject({
      auth_type: 'otp',
    });
  });
});
