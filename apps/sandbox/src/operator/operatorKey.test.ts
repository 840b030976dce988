import { type AddressInfo, connect, createServer } from 'node:net';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator, operatorKey } from '../testing/portalClient';
import { testServer } from '../testing/testServer';

/*
 * SECURITY T40: a TCP forwarder on this machine adds no header and accepts any Host from its visitors. Only the key
 * distinguishes them from the person who started the sandbox.
 */
const { app } = await testServer();
const forwarder = createServer((visitor) => {
  const onward = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  visitor.on('error', () => onward.destroy()).pipe(onward);
  onward.on('error', () => visitor.destroy()).pipe(visitor);
});

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  await new Promise<void>((resolve) => forwarder.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => forwarder.close(resolve)));

interface Reply {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const ask = (path: string, headers: Record<string, string> = {}, payload?: object): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { port } = forwarder.address() as AddressInfo;
    const json = payload === undefined ? {} : { 'content-type': 'application/json' };
    const call = request({
      ...{ host: '127.0.0.1', port, path, agent: false, method: payload ? 'POST' : 'GET' },
      headers: { host: 'localhost', ...json, ...headers },
    });
    call.on('error', reject).on('response', (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
    });
    call.end(payload && JSON.stringify(payload));
  });

const pages = ['/sandbox', '/sandbox/outbox', '/sandbox/members', '/sandbox/ledger'];

describe('through a forwarder of bytes that sends Host: localhost', () => {
  it.each([
    ['without the key', {}, ''],
    ['with another key in the address', {}, '?key=operator-key-of-somebody'],
    ['with the key twice in the address', {}, `?key=${operatorKey}&key=${operatorKey}`],
    ['with another key as a header', { 'x-sandbox-key': 'operator-key-of-somebody' }, ''],
    ['with a cookie of another name', { cookie: `sandbox=${operatorKey}` }, ''],
  ])('no one sees or does anything %s', async (_how, headers, query) => {
    for (const page of pages) {
      const { status, body, headers: answered } = await ask(page + query, headers);
      expect(status, page).toBe(403);
      expect(answered['set-cookie']).toBeUndefined();
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['status', 'message']);
    }
    for (const [action, payload] of Object.entries({
      'login-as': { username: 'root' },
      clock: {},
      reset: {},
    }))
      expect((await ask(`/sandbox/${action}${query}`, headers, payload)).status, action).toBe(403);
  });

  it('the printed address opens the page once, and a cookie that no script reads keeps it open', async () => {
    const opened = await ask(`/sandbox?key=${operatorKey}`);
    expect([opened.status, opened.headers.location, opened.body]).toEqual([303, '/sandbox', '']);
    const [cookie = ''] = opened.headers['set-cookie'] ?? [];
    const [pair = '', ...attributes] = cookie.split('; ');
    expect(attributes).toEqual(['Path=/sandbox', 'HttpOnly', 'SameSite=Strict']);
    for (const page of pages)
      expect((await ask(page, { cookie: `other=1; ${pair}` })).status, page).toBe(200);
    const page = await ask('/sandbox', { cookie: pair });
    expect(page.body).toContain('Leader-2026');
    expect(page.body).not.toContain(operatorKey);
  });

  it('a program sends the key as a header', async () => {
    expect((await ask('/sandbox/members', asOperator)).status).toBe(200);
  });

  it('the key does not help a page of another site', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await ask(`/sandbox?key=${operatorKey}`, foreign)).status).toBe(403);
  });
});

it('a server that was started without a key opens to no one', async () => {
  const { app: keyless } = await testServer({ operatorKey: undefined });
  for (const headers of [{}, asOperator, { 'x-sandbox-key': '' }, { 'x-sandbox-key': 'undefined' }])
    expect((await keyless.inject({ url: '/sandbox', headers })).statusCode).toBe(403);
});
