import { readdirSync, readFileSync } from 'node:fs';
import { laravelTest as test, openSignedIn } from './stage';
import { seeded, type Laravel } from '../src/laravel';
import { findFaults, readScreen } from '../../../apps/portal/e2e/support/otherOrigin';
import { expect } from '../../../apps/portal/e2e/support/test';

const { rich } = seeded;
const order = { wallet: 'pay_out_to_pay_in', transfer_amount: '100', payee: 'amina', mpin: rich.pin };
const getHeaders = <More extends Record<string, string>>(token: string, more?: More) =>
  ({ Authorization: `Bearer ${token}`, ...more }) as More & { Authorization: string };
const countKeys = (server: Laravel) => server.query('select * from idempotency_keys').length;

test('eight requests with one key move the money once, and the answer is repeated (T12)', async ({
  startLaravel,
}) => {
  const server = await startLaravel();
  const headers = getHeaders(await server.signIn(rich), { 'Idempotency-Key': 'once-and-no-more-1234' });
  const send = async (body: object) => {
    const answer = await server.send('transfer/amount', body, headers);
    return { status: answer.status, key: answer.headers.get('Idempotency-Key'), body: await answer.text() };
  };
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(order)));
  const done = answers.filter(({ status }) => status === 200);
  expect(done.length).toBeGreaterThan(0);
  expect(new Set(done.map(({ body }) => body)).size).toBe(1);
  expect(done.every(({ key }) => key === headers['Idempotency-Key'])).toBe(true);
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
    [],
  );
  expect(await send(order)).toEqual(done[0]);
  expect(await send({ ...order, transfer_amount: '200' })).toMatchObject({ status: 409, key: null });
  expect(server.find('amina')).toMatchObject({ pay_out: 4700, pay_in: 12_600.5 });
});

test('a key keeps a refusal, and nothing of a failure', async ({ startLaravel }) => {
  const server = await startLaravel();
  const token = await server.signIn(rich);
  const send = (key: string, body: object) =>
    server.send('transfer/amount', body, getHeaders(token, { 'Idempotency-Key': key }));
  const refused = await send('refused-12345', { ...order, mpin: '0000' });
  expect([refused.status, refused.headers.get('Idempotency-Key')]).toEqual([422, 'refused-12345']);
  expect(await refused.json()).toMatchObject({ errors: { mpin: ['Invalid Security Pin'] } });
  expect(countKeys(server)).toBe(1);
  // The second step of the transfer fails, after the money has left the first wallet.
  server.query('alter table transfers rename to gone');
  const failed = await send('failed-123456', order);
  expect([failed.status, failed.headers.get('Idempotency-Key')]).toEqual([500, null]);
  expect(await failed.json()).toEqual({ message: 'Server Error' });
  expect(server.log()).toContain(failed.headers.get('X-Request-Id') ?? 'no id');
  expect(server.find('amina')).toMatchObject({ pay_out: 4800 });
  expect(countKeys(server)).toBe(1);
  server.query('alter table gone rename to transfers');
  expect((await send('failed-123456', order)).status).toBe(200);
  expect(server.find('amina')).toMatchObject({ pay_out: 4700 });
});

test('the portal may send its headers, and read every header that its client reads', async ({
  site,
  startLaravel,
}) => {
  const server = await startLaravel();
  const Origin = new URL(site.home).origin;
  const preflight = await fetch(`${server.origin}/api/withdraw`, {
    method: 'OPTIONS',
    headers: { Origin, 'Access-Control-Request-Method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
    'Authorization, Content-Type, Idempotency-Key',
  );
  const answer = await server.send('nothing', undefined, { Origin });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(Origin);
  const exposed = answer.headers.get('Access-Control-Expose-Headers') ?? '';
  const client = new URL('../../../packages/api/src/', import.meta.url);
  const names = readdirSync(client)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .flatMap((name) => [
      ...readFileSync(new URL(name, client), 'utf8').matchAll(/headers\??\.get\('([\w-]+)'\)/g),
    ])
    .map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(4);
  // Any page may read the type, and a portal on another origin sends no `If-None-Match`.
  const open = new Set(['Content-Type', 'ETag']);
  expect(names.filter((name) => !open.has(name) && !exposed.split(', ').includes(name))).toEqual([]);
  expect(
    (await server.send('nothing', undefined, { Origin: 'https://other.example' })).headers.get(
      'Access-Control-Allow-Origin',
    ),
  ).toBeNull();
});

test('every answer is JSON, in the member’s language, and kept by no cache', async ({ startLaravel }) => {
  const server = await startLaravel();
  const image = await server.send('message/1/image', undefined, { Accept: 'image/*, application/json' });
  expect([image.status, await image.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
  const refused = await server.send(
    'pre-login',
    { username: 'amina' },
    { 'Accept-Language': 'es-MX,es;q=0.9' },
  );
  expect(await refused.json()).toMatchObject({
    errors: { password: ['El campo password es obligatorio.'] },
  });
  const token = await server.signIn(rich);
  const read = await server.send('dashboard', undefined, getHeaders(token));
  expect(read.headers.get('Cache-Control')).toContain('no-store');
  const model = await server.send('ticket/99/details', undefined, getHeaders(token));
  expect([model.status, await model.json()]).toEqual([404, { message: 'Not Found' }]);
  const tickets = await server.send('tickets', undefined, getHeaders(token));
  const etag = tickets.headers.get('ETag') ?? '';
  expect((await server.send('tickets', undefined, getHeaders(token, { 'If-None-Match': etag }))).status).toBe(
    304,
  );
});

test('a body over the limit is a 413 with words', async ({ startLaravel }) => {
  const server = await startLaravel();
  const token = await server.signIn(rich);
  const form = new FormData();
  form.set('message', 'See these');
  for (let at = 0; at < 9; at += 1)
    form.append('images[]', new Blob([new Uint8Array(2_000_000)]), `${at}.png`);
  const answer = await fetch(`${server.origin}/api/raise-ticket`, {
    method: 'POST',
    body: form,
    headers: getHeaders(token),
  });
  expect([answer.status, await answer.json()]).toEqual([
    413,
    { status: false, message: 'The files are too large.' },
  ]);
});

test('a used-up throttle names the wait', async ({ page, site, startLaravel }) => {
  const server = await startLaravel();
  await openSignedIn(page, site, server, '/user/newsAll');
  await readScreen(page);
  const token = await page.evaluate(() => window.name);
  let last = await server.send('subjects', undefined, getHeaders(token));
  expect(Number(last.headers.get('X-RateLimit-Remaining'))).toBeGreaterThan(150);
  for (let at = 0; at < 240 && last.status === 200; at += 1)
    last = await server.send('subjects', undefined, getHeaders(token));
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
  await page.goto(`${site.home}/user/payouts`);
  await expect(
    page
      .getByRole('main')
      .getByText(/Too many/i)
      .first(),
  ).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Too Many Attempts');
});

test('maintenance is a failed screen that comes back', async ({ page, site, startLaravel }) => {
  const server = await startLaravel();
  await openSignedIn(page, site, server, '/user/newsAll');
  await readScreen(page);
  server.artisan('down', '--retry=60');
  const down = await server.send('news', undefined, { Origin: new URL(site.home).origin });
  expect([down.status, down.headers.get('Retry-After')]).toEqual([503, '60']);
  expect(down.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
  await page.goto(`${site.home}/user/payouts`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  server.artisan('up');
  expect(await findFaults(page, site.home, ['/user/payouts'], { '/user/payouts': ['of 30'] })).toEqual([]);
});
