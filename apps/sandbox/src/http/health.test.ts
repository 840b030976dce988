import { DrizzleQueryError, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { selectRows } from '../data/database';
import { testMember } from '../testing/member';
import { fund } from '../testing/moneyMember';
import { testNow, testServer } from '../testing/testServer';

const lines: string[] = [];
const portal = 'https://portal.example';
const { app, database } = await testServer({
  origins: [portal],
  log: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
});
const last = () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;

describe('/health and /ready (T34)', () => {
  it('describe the state in words, and are never cached', async () => {
    const health = await app.inject('/health');
    expect(health.json()).toEqual({ status: 'ok' });
    const ready = await app.inject('/ready');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({
      ...{ status: 'ready', database: 'ok', migrations: 'ok', ledger: 'unknown' },
    });
    for (const reply of [health, ready]) expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('not ready while a migration is missing', async () => {
    const newest = sql`(SELECT max(created_at) FROM drizzle.__drizzle_migrations)`;
    const [kept] = await selectRows<{ hash: string; created_at: string }>(
      database.db,
      sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at = ${newest} RETURNING hash, created_at::text`,
    );
    const ready = await app.inject('/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ status: 'not ready', migrations: 'missing' });
    await database.db.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${kept?.hash}, ${kept?.created_at}::bigint)`,
    );
    expect((await app.inject('/ready')).statusCode).toBe(200);
  });

  it('not ready while a migration has another content, and ready with a newer one', async () => {
    const rename = (from: string, to: string) =>
      database.db.execute(
        sql`UPDATE drizzle.__drizzle_migrations SET hash = ${to} || substr(hash, length(${from}) + 1)
          WHERE id = (SELECT min(id) FROM drizzle.__drizzle_migrations)`,
      );
    await rename('', 'edited');
    const ready = await app.inject('/ready');
    expect([ready.statusCode, ready.json()]).toMatchObject([503, { migrations: 'other' }]);
    await rename('edited', '');
    await database.db.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 9e15)`,
    );
    expect((await app.inject('/ready')).statusCode).toBe(200);
    await database.db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'newer'`);
  });

  it('not ready while the database takes no writes', async () => {
    const failing = new Proxy(database.db, {
      get: (db, name: keyof typeof database.db) => {
        if (name !== 'insert') return Reflect.get(db, name) as unknown;
        throw new Error('could not extend file: No space left on device');
      },
    });
    const { app: full } = await testServer({ database: { ...database, db: failing } });
    const ready = await full.inject('/ready');
    expect([ready.statusCode, ready.json()]).toMatchObject([
      503,
      { status: 'not ready', database: 'read-only', migrations: 'ok' },
    ]);
  });

  it('not ready without a database', async () => {
    const db = { execute: () => Promise.reject(new Error('gone')) } as unknown as typeof database.db;
    const { app: alone } = await testServer({ database: { ...database, db } });
    const ready = await alone.inject('/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ database: 'unreachable', migrations: 'unknown' });
  });
});

describe('the watcher of the ledger (T34)', () => {
  it('reports a planted fault in the log and at /ready, without a name', async () => {
    const memberId = await testMember(database.db, 'planted');
    const at = new Date(testNow);
    await fund(database.db, memberId, { pay_in: '10.00' }, at);
    await database.db.execute(sql`UPDATE wallets SET balance = 11 WHERE member_id = ${memberId}`);
    const { app: watched } = await testServer({
      database,
      ledgerCheckSeconds: 0.02,
      log: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
    });
    await vi.waitFor(async () =>
      expect((await watched.inject('/ready')).json()).toMatchObject({ ledger: 'faulty' }),
    );
    const line = lines.findLast((one) => one.includes('the ledger is out of order')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      found: { sums: [{ table: 'wallets', kept: { balance: '11.00' } }], total: '1.00' },
    });
    expect(line).not.toContain('planted');
    await database.db.execute(sql`UPDATE wallets SET balance = 10 WHERE member_id = ${memberId}`);
    await vi.waitFor(async () =>
      expect((await watched.inject('/ready')).json()).toMatchObject({ ledger: 'sound' }),
    );
  });
});

describe('the request id (T34)', () => {
  it.each([
    '/api/country',
    '/api/nothing',
    '/api/%',
    '/sandbox',
    '/health',
    '/images/none.png',
    '/login',
    '/docs',
  ])('comes with every answer: %s', async (url) => {
    const { headers } = await app.inject({ url, headers: { 'x-request-id': 'mine' } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('may be read by a portal of another origin', async () => {
    const { headers } = await app.inject({ url: '/api/country', headers: { origin: portal } });
    expect(headers['access-control-expose-headers']).toContain('X-Request-Id');
  });

  it('leads to the lines of the log, none of which contains a value', async () => {
    const secret = 'hash-of-somebody';
    const failing = {
      listCountries: () => {
        throw new DrizzleQueryError('insert into codes values ($1)', [secret], new Error(`bad: "${secret}"`));
      },
    };
    const { allHandlers } = await import('../areas/allHandlers');
    const { app: broken } = await testServer({
      database,
      handlers: { ...allHandlers, ...failing },
      log: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
    });
    lines.length = 0;
    const reply = await broken.inject('/api/country');
    expect(reply.statusCode).toBe(500);
    const reported = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(reported.map(({ msg }) => msg)).toEqual(['unexpected', 'request']);
    for (const line of reported) expect(line.reqId).toBe(reply.headers['x-request-id']);
    expect(reported[0]).toMatchObject({ err: { message: 'Failed query: insert into codes values ($1)' } });
    expect(lines.join('')).not.toContain(secret);
  });
});

describe('/reports (T34)', () => {
  const report = (payload: unknown, type = 'application/json', headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/reports',
      payload: JSON.stringify(payload),
      headers: { 'content-type': type, ...headers },
      remoteAddress: '192.0.2.1',
    });

  it('are logged as far as they are known and in form', async () => {
    const fault = {
      kind: 'error',
      name: 'TypeError',
      where: '/user/tickets/:id',
      release: '1a2b3c',
      requestId: 'a-1',
    };
    const reply = await report({ ...fault, message: 'my pin is 2580', name2: 'x' });
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(last()).toMatchObject({ msg: 'client report', report: fault });
    expect(Object.keys(last().report as object).sort()).toEqual(Object.keys(fault).sort());
  });

  it('come as plain text from a page of another origin', async () => {
    const fault = { kind: 'answer', name: 'cut', where: 'POST /transfer/amount', requestId: 'a-2' };
    expect((await report({ ...fault, release: '' }, 'text/plain;charset=UTF-8')).statusCode).toBe(204);
    expect(last().report).toEqual(fault);
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/reports',
          payload: 'no JSON',
          headers: { 'content-type': 'text/plain' },
        })
      ).statusCode,
    ).toBe(400);
  });

  it.each([
    ['a sentence', { kind: 'error', name: 'my pin is 2580' }, { kind: 'error' }],
    ['an address of mail', { kind: 'error', where: 'me@mail.example' }, { kind: 'error' }],
    ['a query', { kind: 'error', where: '/login?auth=secret' }, { kind: 'error' }],
    ['a long text', { kind: 'error', release: 'x'.repeat(65) }, { kind: 'error' }],
    ['an object', { kind: 'error', name: { toString: 1 } }, { kind: 'error' }],
  ])('lose what a member could have typed: %s', async (_what, payload, kept) => {
    await report(payload);
    expect(last().report).toEqual(kept);
  });

  it.each([[null], [[]], ['text'], [{}], [{ kind: 'no kind' }], [{ kind: 7 }]])(
    'are dropped: %j',
    async (payload) => {
      const before = lines.length;
      expect((await report(payload)).statusCode).toBe(204);
      expect(lines).toHaveLength(before);
    },
  );

  it('of a policy name the directive and the page without its query', async () => {
    const old = {
      'effective-directive': 'img-src',
      'document-uri': 'https://portal.example/login?auth=secret',
    };
    await report({ 'csp-report': { ...old, 'script-sample': 'secret' } }, 'application/csp-report');
    expect(last().report).toEqual({ kind: 'policy', name: 'img-src', where: '/login' });
    const body = {
      effectiveDirective: 'script-src-elem',
      documentURL: 'https://portal.example/user/x#secret',
    };
    await report([{ type: 'csp-violation', body }], 'application/reports+json');
    expect(last().report).toEqual({ kind: 'policy', name: 'script-src-elem', where: '/user/x' });
  });

  it('are small, of known types, and few', async () => {
    expect((await report({ kind: 'error', where: 'x'.repeat(5_000) })).statusCode).toBe(413);
    expect((await report({ kind: 'error' }, 'text/html')).statusCode).toBe(415);
    const many = await Promise.all(Array.from({ length: 40 }, () => report({ kind: 'error' })));
    const limited = many.filter(({ statusCode }) => statusCode === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are taken from a portal of another origin on the list', async () => {
    const preflight = (origin: string) =>
      app.inject({ method: 'OPTIONS', url: '/reports', headers: { origin } });
    expect((await preflight(portal)).statusCode).toBe(204);
    expect((await preflight('https://evil.example')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
  });
});
