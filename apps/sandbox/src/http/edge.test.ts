import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsPerMinute } from '../access/limits';
import { listOperations, loadBundle } from '@portal/contract/bundle';
import { files } from '../data/schema/service';
import { sandboxFeatures } from './sandboxFeatures';
import { addAccount, password, signIn } from '../testing/accounts';
import { PortalClient, type Reply } from '../testing/portalClient';
import { testNow, testServer } from '../testing/testServer';

const folder = await mkdtemp(join(tmpdir(), 'portal-dist-'));
const portalDist = join(folder, 'dist');
afterAll(() => rm(folder, { recursive: true, force: true }));

const portal = 'https://portal.example';
const lines: string[] = [];
const server = await testServer({
  portalDist,
  origins: [portal],
  log: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
});
const { app, database } = server;
const client = new PortalClient(app);
const page = { accept: 'text/html,application/xhtml+xml' };
let token = '';

beforeAll(async () => {
  await addAccount(database.db, 'root', { secondStep: false });
  token = await signIn(client, 'root');
});

describe('effectful GETs (T8)', () => {
  it.each(['/notification-change-status', '/news/1/read', '/balance-sync?payment_method_id=1'])(
    '%s is refused to other sites and stored nowhere',
    async (path) => {
      for (const site of ['cross-site', 'same-site'])
        expect((await client.get(path, token, { 'sec-fetch-site': site })).body.message).toBe(
          'Another site can’t send this request.',
        );
      const own = await client.get(path, token, { 'sec-fetch-site': 'same-origin' });
      expect(own.body.message).not.toBe('Another site can’t send this request.');
      expect(own.headers['cache-control']).toBe('no-store');
    },
  );

  it('is allowed to a portal of the list', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: portal };
    expect((await client.get('/notification-change-status', token, headers)).status).toBe(200);
  });
});

describe('other origins', () => {
  it('get no CORS headers unless they are on the list', async () => {
    const foreign = await client.get('/country', undefined, { origin: 'https://evil.example' });
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
    const known = await client.get('/country', undefined, { origin: portal });
    expect(known.headers['access-control-allow-origin']).toBe(portal);
    expect(known.headers).not.toHaveProperty('access-control-allow-credentials');
    const exposed = String(known.headers['access-control-expose-headers']).split(', ');
    expect(exposed).toEqual(expect.arrayContaining(['Retry-After', 'Idempotency-Key']));
  });

  it('are answered a preflight only when on the list', async () => {
    const preflight = (origin: string) =>
      app.inject({ method: 'OPTIONS', url: '/api/login', headers: { origin } });
    const known = await preflight(portal);
    expect(known.statusCode).toBe(204);
    expect(known.headers['access-control-allow-headers']).toContain('Idempotency-Key');
    expect((await preflight('https://evil.example')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
  });
});

describe('bodies (T21)', () => {
  const send = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/pre-login', payload, headers: { 'content-type': type } });
  const body = `"username":"root","password":"${password}"`;

  // Proves: We couldn’t read the request.
  it.each([
    ['a poisoned prototype', `{${body},"__proto__":{"x":1}}`, 400],
    ['a poisoned constructor', `{${body},"constructor":{"prototype":{"x":1}}}`, 400],
    ['cut JSON', '{"username":', 400],
    ['a number for a text', '{"username":1,"password":"x"}', 422],
    ['an array', '[]', 422],
    ['no body', '', 422],
    ['a field more (T20)', `{${body},"admin":true}`, 422],
    ['more than it reads', `{${body},"x":"${'x'.repeat(70_000)}"}`, 413],
  ])('refuses %s', async (_what, payload, status) => {
    const reply = await send(payload);
    expect(reply.statusCode, reply.body).toBe(status);
    expect(JSON.parse(reply.body)).toMatchObject({ status: false });
  });

  it('reads only JSON where the contract requires JSON', async () => {
    expect((await send(`{${body}}`, 'text/plain')).statusCode).toBe(415);
    expect((await send('username=root', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    const form = '--b\r\nContent-Disposition: form-data; name="username"\r\n\r\nroot\r\n--b--\r\n';
    expect((await send(form, 'multipart/form-data; boundary=b')).statusCode).toBe(415);
  });
});

describe('limits (T17)', () => {
  it('answer 429 with Retry-After, for each name on its own', async () => {
    const limited = await testServer({ database, limits: { preLogin: 2, checkUsername: 2 } });
    const caller = new PortalClient(limited.app);
    const attempt = (username: string) => caller.post('/pre-login', { username, password: 'wrong' });
    const statuses = [await attempt('root'), await attempt('ROOT'), await attempt('root')];
    expect(statuses.map(({ status }) => status)).toEqual([422, 422, 429]);
    expect(Number(statuses[2]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(statuses[2]?.body).toMatchObject({ status: false, message: 'Too many requests.' });
    expect((await attempt('other')).status).toBe(422);
    const names: Reply[] = [];
    for (let index = 0; index < 8; index += 1) names.push(await attempt(`name${index}`));
    const stopped = names.map(({ status }) => status);
    expect(stopped, 'one address may not go through all names').toEqual([
      422, 422, 422, 422, 422, 422, 429, 429,
    ]);
    expect(Number(names[7]?.headers['retry-after'])).toBeGreaterThan(0);
    for (const expected of [200, 200, 429])
      expect((await caller.get('/check/fresh/username')).status).toBe(expected);
  });
});

describe('every call that needs no token', () => {
  it('has a limit, except the two that reveal nothing of members', () => {
    const open = listOperations(loadBundle()).filter(({ secured }) => !secured);
    const unlimited = open.filter(({ operationId }) => requestsPerMinute[operationId] === undefined);
    expect(unlimited.map(({ operationId }) => operationId)).toEqual(['listCountries', 'getPreRegister']);
  });

  it.each([
    ['/login-as-user', { username: '<img src=x>', temp_token: 'x' }],
    ['/login-as-user', { username: 'root', temp_token: '../../etc/passwd\u0000' }],
    ['/login-as-user', { username: 'root', temp_token: "' OR 1=1 --" }],
    ['/login-as-user', { username: 'root', temp_token: 'x'.repeat(10_000) }],
    ['/login-as-user', { username: '\u202eroot', temp_token: 'x' }],
    ['/pre-login', { username: 'ro\u200bot', password }],
    ['/pre-login', { username: 'root', password: 'x'.repeat(10_000) }],
    ['/pre-login', { username: 'root', password: '\u0000' }],
    ['/verify-email', { username: 'root', otp: '٤٨٢١' }],
    ['/forget-password', { username: 'root', otp: '48 1', newpassword: 'x' }],
    ['/resendotp', { username: 'root', from: '__proto__' }],
  ])('%s refuses hostile fields without a fault', async (path, body) => {
    const reply = await client.post(path, body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(422);
    expect(reply.body.status).toBe(false);
  });
});

describe('the log (T27)', () => {
  it('has no token, password or code, not even of an address', async () => {
    await client.post('/pre-login', { username: 'root', password });
    await client.get('/mt5/fetch-password/70021?otp=482193', token);
    const log = lines.join('');
    expect(log).toContain('/api/mt5/fetch-password/70021');
    for (const secret of [password, token, '482193']) expect(log).not.toContain(secret);
    app.log.error({ body: { otp: '482193', newpassword: 'x' }, req: undefined }, 'a careless line');
    expect(lines.at(-1)).not.toContain('482193');
  });
});

describe('images (T9, T11)', () => {
  it('serves public ones by name with a fixed type, and no member’s own', async () => {
    const bytes = Buffer.from('89504e470d0a1a0a', 'hex');
    const [row] = [{ type: 'image/png' as const, bytes, createdAt: new Date(testNow) }];
    await database.db.insert(files).values([
      { ...row, name: 'public.png' },
      { ...row, name: 'private.png', ownerId: 1 },
    ]);
    const served = await app.inject({ url: '/images/public.png' });
    expect(served.statusCode).toBe(200);
    expect(served.rawPayload).toEqual(bytes);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    for (const name of ['private.png', 'none.png', '..%2f..%2fetc%2fpasswd', 'a%20b.png'])
      expect((await app.inject({ url: `/images/${name}` })).statusCode).toBe(404);
  });
});

describe('the portal', () => {
  it('explains how to build it when it is missing', async () => {
    const reply = await app.inject({ url: '/login', headers: page });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('npm run build -w @portal/app');
  });

  it('is served with a fresh nonce on every route, and its files for ever', async () => {
    await mkdir(join(portalDist, 'static/js'), { recursive: true });
    await writeFile(join(portalDist, 'index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__" />');
    await writeFile(join(portalDist, 'static/js/main-B3aK9x_2.js'), `/*${'x'.repeat(3000)}*/`);
    await writeFile(join(portalDist, 'static/js/main-B3aK9x_2.js.map'), '{}');
    await writeFile(join(portalDist, 'favicon.svg'), '<svg/>');
    const reportOrigin = 'https://faults.example';
    await writeFile(join(portalDist, 'config.json'), `{ "report": { "url": "${reportOrigin}/portal" } }`);
    const built = (await testServer({ database, portalDist })).app;
    // The settings name what the sandbox can do (D119).
    const settings = await built.inject({ url: '/config.json' });
    expect(settings.json()).toEqual({
      features: sandboxFeatures,
      report: { url: `${reportOrigin}/portal` },
    });
    expect(settings.headers['cache-control']).toBe('no-store');
    const nonces = new Set<string>();
    // Every address serves the portal, even one that can't be decoded.
    for (const url of ['/', '/login', '/user/dashboard', '/anything/else', '/index.html', '/user/100%?x']) {
      const { statusCode, headers, body } = await built.inject({ url, headers: page });
      expect(statusCode, url).toBe(200);
      const nonce = /content="([^"]+)"/.exec(body)?.[1] ?? '';
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(headers['content-security-policy']).toContain(`connect-src 'self' ${reportOrigin};`);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(6);
    const call = await built.inject({ url: '/api/ticket/100%', headers: page });
    expect([call.statusCode, call.headers['content-type']]).toEqual([400, expect.stringMatching(/json/)]);
    const script = await built.inject({
      url: '/static/js/main-B3aK9x_2.js',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect((await built.inject({ url: '/favicon.svg' })).headers['cache-control']).toBe('no-cache');
    await writeFile(
      join(portalDist, 'static/js/main-B3aK9x_2.js.gz'),
      gzipSync('// compressed by the build'),
    );
    const ahead = await built.inject({
      url: '/static/js/main-B3aK9x_2.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(gunzipSync(ahead.rawPayload).toString()).toBe('// compressed by the build');
    expect(ahead.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
    });
    expect(ahead.headers['content-type']).toMatch(/javascript/);
    for (const url of [
      '/static/js/main-B3aK9x_2.js.map',
      '/static/js/gone.js',
      '/static/js',
      '/..%2f..%2fpackage.json',
    ])
      expect([403, 404], url).toContain((await built.inject({ url })).statusCode);
  });

  it('that was built for a folder is served there and nowhere else (ADR 27) [D116]', async () => {
    const placed = join(folder, 'placed');
    await mkdir(join(placed, 'static/js'), { recursive: true });
    await writeFile(
      join(placed, 'index.html'),
      '<link rel="manifest" href="/members/manifest.webmanifest" />',
    );
    await writeFile(join(placed, 'static/js/main-B3aK9x_2.js'), '1');
    const { app: there } = await testServer({ database, portalDist: placed, operator: true });
    const ask = (url: string) => there.inject({ url, headers: page });
    for (const url of ['/members/', '/members/login', '/members/user/dashboard?x=1', '/members/index.html'])
      expect(await ask(url), url).toMatchObject({
        statusCode: 200,
        body: expect.stringContaining('manifest') as string,
      });
    expect((await ask('/members/static/js/main-B3aK9x_2.js')).headers['cache-control']).toContain(
      'immutable',
    );
    for (const url of [
      '/members/static/js/gone.js',
      '/login',
      '/membership/login',
      '/static/js/main-B3aK9x_2.js',
    ])
      expect((await ask(url)).statusCode, url).toBe(404);
    for (const url of ['/', '/members']) expect((await ask(url)).headers.location).toBe('/members/');
    const { body } = await new PortalClient(there).operate('/login-as', { username: 'root' });
    expect(body.url).toMatch(/^\/members\/login\?user=root&auth=/);
  });

  it('never replaces the API', async () => {
    const reply = await app.inject({ url: '/api/nothing', headers: page });
    expect(reply.statusCode).toBe(404);
    expect(JSON.parse(reply.body)).toEqual({ status: false, message: 'Not found.' });
  });
});
