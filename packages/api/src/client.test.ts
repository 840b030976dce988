import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createPortalClient, type PortalClientOptions } from './client';
import type { Readability } from './calls';
import type { components } from '@portal/contract/types';

interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const servers: Server[] = [];

async function listen(answer: RequestListener) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('latin1');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      answer(request, response);
    });
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { seen, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
const silence: RequestListener = () => undefined;

async function portal(answer: RequestListener, options: Partial<PortalClientOptions> = {}) {
  const { seen, origin } = await listen(answer);
  const client = createPortalClient({
    baseUrl: `${origin}/api`,
    getToken: () => 'session-token',
    ...options,
  });
  return { client, seen, origin };
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

const credentials = { username: 'amara21', password: 'correct horse 7' };

describe('a call', () => {
  test.each([
    ['Sun, 22 Nov 2026 10:00:00 GMT', [Date.parse('2026-11-22T10:00:00Z')]],
    ['tomorrow', []],
  ])('passes on the server’s time %s', async (Date, expected) => {
    const times: number[] = [];
    const onServerTimeReceive = (answeredAt: number) => times.push(answeredAt);
    const { client } = await portal(json({ status: true }, 200, { Date }), { onServerTimeReceive });
    await client.get('/dashboard');
    expect(times).toEqual(expected);
  });

  test.each(['ar', 'es', 'hi', 'en'])(
    'sends the member’s language %s with reads and writes',
    async (language) => {
      const { client, seen } = await portal(json({ status: true }), { language });
      await client.get('/dashboard');
      await client.post('/logout');
      expect(seen.map(({ headers }) => headers['accept-language'])).toEqual([language, language]);
    },
  );

  test('resolves to the contract’s body [B §7]', async () => {
    const { client, seen } = await portal(json({ status: true, data: { username: 'amara21' } }));
    const outcome = await client.get('/dashboard');
    expect(outcome).toMatchObject({ kind: 'ok', data: { status: true, data: { username: 'amara21' } } });
    if (outcome.kind === 'ok')
      expectTypeOf(outcome.data.data).toEqualTypeOf<components['schemas']['Dashboard']>();
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/dashboard', body: '' });
  });

  test('sends JSON [A §7]', async () => {
    const { client, seen } = await portal(json({ status: true }));
    await client.post('/pre-login', { body: credentials });
    expect(seen[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(credentials);
  });

  test('puts names and queries into the URL, encoded [A §7]', async () => {
    const { client, seen } = await portal(json({ status: true }));
    await client.get('/check/{username}/sponsor', { params: { path: { username: 'a/b?c#d' } } });
    await client.get('/news', { params: { query: { page: 2, from_date: '01-01-2026' } } });
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/check/a%2Fb%3Fc%23d/sponsor',
      '/api/news?page=2&from_date=01-01-2026',
    ]);
  });

  test.each(['', '.', '..'])('refuses %j as a name in a path, unsent [A §7]', async (username) => {
    const { client, seen } = await portal(json({ status: true }));
    const outcome = await client.get('/check/{username}/sponsor', { params: { path: { username } } });
    expect(outcome).toMatchObject({ kind: 'failed', sent: false });
    expect(seen).toHaveLength(0);
  });

  test('sends files with their names, several under one, and leaves out what is undefined [A §7]', async () => {
    const { client, seen } = await portal(json({ status: true }));
    const front = new File(['front'], 'front.png', { type: 'image/png' });
    await client.upload('/kyc-doc-upload', {
      body: { document_type: 'photo', document_name: 'photo', document_number: '', front, back: undefined },
    });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toContain('name="front"; filename="front.png"');
    expect(seen[0]?.body).toContain('name="document_type"\r\n\r\nphoto');
    expect(seen[0]?.body).not.toContain('name="back"');
  });

  test('reads a refusal and its wait', async () => {
    const { client } = await portal(json({ status: false, message: 'Slow.' }, 429, { 'Retry-After': '7' }));
    expect(await client.get('/news')).toMatchObject({
      kind: 'refused',
      message: 'Slow.',
      status: 429,
      retryAfter: 7,
    });
  });

  test('resolves for HTML, cut JSON and a cut connection', async () => {
    const html = await portal((_request, response) => response.writeHead(500).end('<h1>Whoops</h1>'));
    expect(await html.client.get('/news')).toEqual({
      kind: 'failed',
      reason: 'server',
      status: 500,
      sent: true,
    });
    const cut = await portal((_request, response) => response.writeHead(200).end('{"status":tr'));
    expect(await cut.client.get('/news')).toMatchObject({ kind: 'failed', reason: 'malformed' });
    const gone = await portal((request) => request.socket.destroy());
    expect(await gone.client.get('/news')).toEqual({ kind: 'failed', reason: 'network', sent: true });
  });

  test('names what support finds a failure by, and nothing that is no id (T34)', async () => {
    const named = (id: string) =>
      portal((_request, response) => response.writeHead(500, { 'X-Request-Id': id }).end('<h1>Whoops</h1>'));
    const { client } = await named('0f3a-77.b:1_c');
    expect(await client.get('/news')).toMatchObject({ kind: 'failed', requestId: '0f3a-77.b:1_c' });
    for (const odd of ['<b>x</b>', 'x'.repeat(65), 'call 0800']) {
      const { client } = await named(odd);
      expect(await client.get('/news')).toEqual({
        kind: 'failed',
        reason: 'server',
        status: 500,
        sent: true,
      });
    }
    const cut = await portal((request, response) => {
      response.writeHead(200, { 'X-Request-Id': 'req-1', 'Content-Length': '99' }).write('{');
      setImmediate(() => request.socket.destroy());
    });
    expect(await cut.client.get('/news')).toMatchObject({ reason: 'network', requestId: 'req-1' });
  });

  test('reports an unusable answer, without ids or words (T34)', async () => {
    const reported: unknown[] = [];
    const answers = [json({ status: true }), json({ status: false }, 422), json('<p>', 502), json([])];
    const { client } = await portal((...both) => answers.shift()?.(...both), {
      onFaultReport: (fault) => reported.push(fault),
    });
    const params = { path: { id: 7 } };
    for (let call = 0; call < 4; call++) await client.get('/ticket/{id}/details', { params });
    const call = 'GET /ticket/{id}/details';
    expect(reported).toEqual([
      { call, reason: 'server' },
      { call, reason: 'malformed' },
    ]);
  });

  test('asks for what it can read', async () => {
    const { client, seen } = await portal(json({ status: true }));
    await client.get('/news');
    await client.blob('/message/{id}/image', { params: { path: { id: 7 } } });
    expect(seen.map(({ headers }) => headers.accept)).toEqual([
      'application/json',
      'image/*, application/json',
    ]);
  });

  test.each<[Readability, object, unknown[]]>([
    ['whole', { kind: 'ok' }, []],
    ['partly', { kind: 'ok' }, ['malformed']],
    ['unreadable', { kind: 'failed', reason: 'malformed', status: 200, requestId: 'r-1' }, ['malformed']],
  ])('that is %s is reported where it is incomplete (D120)', async (readability, outcome, reasons) => {
    const reported: unknown[] = [];
    const { client } = await portal(json({ status: true }, 200, { 'X-Request-Id': 'r-1' }), {
      onFaultReport: ({ reason, requestId }) => reported.push([reason, requestId]),
    });
    expect(await client.get('/news', { check: () => readability })).toMatchObject(outcome);
    expect(reported).toEqual(reasons.map((reason) => [reason, 'r-1']));
  });

  test('is judged only where it succeeded', async () => {
    const { client } = await portal(json({ status: false, message: 'No.' }, 422));
    expect(await client.get('/news', { check: () => 'unreadable' })).toMatchObject({ kind: 'refused' });
  });
});

// The stalls of every entrance are in waits.test.ts.
describe('time', () => {
  test('is no longer counted when the answer is there', async () => {
    vi.useFakeTimers();
    const client = createPortalClient({
      baseUrl: 'https://api.example',
      getToken: () => null,
      fetch: () => Promise.resolve(Response.json({ status: true })),
    });
    expect((await client.get('/news')).kind).toBe('ok');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('runs out for a read, a write and, later, an upload [A §9 Timers]', async () => {
    const { client } = await portal(silence, { timeouts: { plain: 40, silence: 800 } });
    const photo = new File(['x'], 'x.png');
    expect(await client.get('/news')).toEqual({ kind: 'failed', reason: 'timeout', sent: true });
    expect(await client.post('/pre-login', { body: credentials })).toMatchObject({
      reason: 'timeout',
      sent: true,
    });
    const start = performance.now();
    expect(await client.upload('/change-picture', { body: { photo } })).toMatchObject({ reason: 'timeout' });
    // Far from the timeout of plain calls, to distinguish the two even on a busy machine.
    expect(performance.now() - start).toBeGreaterThan(700);
  });

  test.each([
    [true, { kind: 'ok', data: { status: true, name: 'é' } }],
    [false, { kind: 'failed', reason: 'timeout' }],
  ])(
    'limits the silence in place of the whole answer, if the call asks for it: %s',
    async (limitsSilence, outcome) => {
      const parts = Buffer.from('{"status":true,"name":"é"}');
      const { client } = await portal(
        (_request, response) => {
          response.writeHead(200);
          const sendPart = (at: number) => {
            if (at === parts.length) return void response.end();
            response.write(parts.subarray(at, at + 1));
            setTimeout(() => sendPart(at + 1), 20);
          };
          sendPart(0);
        },
        { timeouts: { plain: 250, silence: 250 } },
      );
      expect(await client.get('/news', { limitsSilence })).toMatchObject(outcome);
    },
  );

  test('is not spent on a call that was aborted before', async () => {
    const { client, seen } = await portal(silence);
    expect(await client.get('/news', { signal: AbortSignal.abort() })).toEqual({
      kind: 'failed',
      reason: 'aborted',
      sent: false,
    });
    expect(seen).toHaveLength(0);
  });
});

describe('the token', () => {
  test('goes with a call, and another can take its place [A §6 Roles]', async () => {
    const { client, seen } = await portal(json({ status: true }));
    await client.get('/news');
    await client.post('/login', { body: { ...credentials, otp: '419305' }, token: 'pre-login-token' });
    await client.post('/pre-login', { body: credentials, token: null });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer session-token',
      'Bearer pre-login-token',
      undefined,
    ]);
    expect(seen.every(({ headers }) => headers.cookie === undefined && headers.referer === undefined)).toBe(
      true,
    );
  });

  test('is not sent without a session', async () => {
    const { client, seen } = await portal(json({ status: true }), { getToken: () => null });
    await client.get('/pre-register');
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  test.each(['same host', 'foreign host'])(
    'never follows a redirect to the %s (T4) [A §7]',
    async (where) => {
      const trap = await listen(json({ status: true }));
      const home = await portal((request, response) => {
        if (request.url === '/api/other') return response.writeHead(200).end('{"status":true}');
        const target = where === 'same host' ? '/api/other' : `${trap.origin}/api/news`;
        return response.writeHead(302, { Location: target }).end();
      });
      expect(await home.client.get('/news')).toMatchObject({
        kind: 'failed',
        reason: 'redirect',
        sent: true,
      });
      expect([...home.seen.slice(1), ...trap.seen]).toHaveLength(0);
    },
  );

  test('stays at home when a URL leads abroad (T3) [A §7]', async () => {
    const requests: Request[] = [];
    const client = createPortalClient({
      baseUrl: 'https://api.example',
      getToken: () => 'session-token',
      fetch: (request) => {
        requests.push(request);
        return Promise.resolve(Response.json({ status: true }));
      },
    });
    await client.get('/news');
    // A schema path is never absolute, but the URL is checked anyway.
    await client.get('.evil.example/news' as '/news');
    expect(requests.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
      ['https://api.example/news', 'Bearer session-token'],
      ['https://api.example.evil.example/news', null],
    ]);
    expect(requests[0]).toMatchObject({
      redirect: 'manual',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });
});

describe('an ETag', () => {
  const list = { status: true, data: [{ id: 1 }] };
  const tagged = (etag: string) => json(list, 200, { ETag: etag });

  test('is sent again on request, and a 304 repeats the known answer', async () => {
    const answers = [tagged('"v1"'), (_: unknown, response: ServerResponse) => response.writeHead(304).end()];
    const { client, seen } = await portal((request, response) => answers.shift()?.(request, response));
    const first = await client.get('/tickets');
    expect(first).toMatchObject({ kind: 'ok', data: list, etag: '"v1"' });
    const data = { known: true };
    const second = await client.get('/tickets', { known: { etag: '"v1"', data } });
    expect(second).toEqual({ kind: 'ok', data, etag: '"v1"' });
    if (second.kind === 'ok') expect(second.data).toBe(data);
    expect(seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"']);
  });

  test('is not sent to another origin, whose preflight may refuse it', async () => {
    vi.stubGlobal('location', { href: 'https://portal.example/' });
    const { client, seen } = await portal(tagged('"v1"'));
    await client.get('/tickets', { known: { etag: '"v1"', data: list } });
    vi.unstubAllGlobals();
    expect(seen[0]?.headers['if-none-match']).toBeUndefined();
  });

  test('makes an unrequested 304 no success', async () => {
    const { client } = await portal((_, response) => void response.writeHead(304).end());
    expect(await client.get('/tickets')).toMatchObject({ kind: 'failed', reason: 'redirect' });
  });
});

describe('a file', () => {
  const path = { params: { path: { id: 7 } } };

  test('comes as a blob', async () => {
    const { client, seen } = await portal((_request, response) =>
      response.writeHead(200, { 'Content-Type': 'image/png' }).end('png'),
    );
    const outcome = await client.blob('/message/{id}/image', path);
    expect(outcome.kind === 'ok' && (await outcome.data.text())).toBe('png');
    expect(seen[0]?.headers.authorization).toBe('Bearer session-token');
  });

  test('that is refused is a refusal', async () => {
    const { client } = await portal(json({ status: false, message: 'Not found.' }));
    expect(await client.blob('/message/{id}/image', path)).toMatchObject({
      kind: 'refused',
      message: 'Not found.',
    });
  });
});

describe('an Idempotency-Key (T12)', () => {
  const init = { body: { type: 'otp' as const }, idempotencyKey: 'key-12345678' };

  test('is sent wherever a write names one', async () => {
    const { client, seen } = await portal(json({ status: true }));
    await client.post('/authentication', init);
    await client.post('/authentication', { body: init.body });
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-12345678', undefined]);
  });

  test('is not sent by a client that has it off', async () => {
    const { client, seen } = await portal(json({ status: true }), { idempotency: false });
    await client.post('/authentication', init);
    expect(seen[0]?.headers['idempotency-key']).toBeUndefined();
  });

  const header = (key: string) => ({ 'Idempotency-Key': key });
  const done = { status: true };

  test.each<[what: string, answer: RequestListener, expected: boolean[]]>([
    ['a success with the key', json(done, 200, header('key-12345678')), [true]],
    ['a refusal with the key', json({ status: false }, 422, header('key-12345678')), [true]],
    ['a fault with the key', json({}, 500, header('key-12345678')), [true]],
    ['a success without the header', json(done), [false]],
    ['the key of another request', json(done, 200, header('key-87654321')), [false]],
    ['the key in other letters', json(done, 200, header('KEY-12345678')), [false]],
    ['a fixed text', json(done, 200, header('true')), [false]],
    ['a gateway that gave up', json({}, 504), []],
    ['a refusal without the header', json({ status: false }, 422), []],
    ['a page with status 200', (_, response) => void response.end('<!doctype html>'), []],
  ])('is proven by its own repetition alone: %s (D118)', async (_what, answer, expected) => {
    const repeated: boolean[] = [];
    const { client } = await portal(answer, { onKeyAnswer: (isRepeated) => repeated.push(isRepeated) });
    await client.post('/authentication', init);
    expect(repeated).toEqual(expected);
  });

  test('is proven before the rest of the answer is lost (D118)', async () => {
    const repeated: boolean[] = [];
    const cut: RequestListener = (_, response) => {
      response.writeHead(200, { ...header('key-12345678'), 'Content-Length': '99' });
      response.write('{', () => response.destroy());
    };
    const { client } = await portal(cut, { onKeyAnswer: (isRepeated) => repeated.push(isRepeated) });
    expect(await client.post('/authentication', init)).toMatchObject({ kind: 'failed', reason: 'network' });
    expect(repeated).toEqual([true]);
  });

  test('that was not sent is neither proven nor disproven (D118)', async () => {
    const repeated: boolean[] = [];
    const onKeyAnswer = (isRepeated: boolean) => repeated.push(isRepeated);
    const { client } = await portal(json(done, 200, header('key-12345678')), {
      idempotency: false,
      onKeyAnswer,
    });
    await client.post('/authentication', init);
    const { client: other } = await portal(json(done, 200, header('key-12345678')), { onKeyAnswer });
    await other.post('/authentication', { body: init.body });
    expect(repeated).toEqual([]);
  });
});

describe('an answer without a body', () => {
  const nothing: RequestListener = (_request, response) => response.writeHead(204).end();

  test('is a success only for a write without money or security (D144)', async () => {
    const { client } = await portal(nothing);
    expect(await client.post('/logout', { body: {}, mayBeEmpty: true })).toEqual({ kind: 'ok', data: {} });
    expect(await client.post('/logout', { body: {} })).toMatchObject({ kind: 'failed', sent: true });
    const read = { params: { path: { id: 7 } }, mayBeEmpty: true };
    expect(await client.get('/news/{id}/read', read)).toEqual({ kind: 'ok', data: {} });
  });

  test('is unreadable for a read', async () => {
    const { client } = await portal(nothing);
    const unreadable = { kind: 'failed', reason: 'malformed', status: 204 };
    expect(await client.get('/dashboard')).toMatchObject(unreadable);
    const image = { params: { path: { id: 7 } } };
    expect(await client.blob('/message/{id}/image', image)).toMatchObject(unreadable);
  });
});

test('a 401 with words is a refusal only without a session (D121)', async () => {
  const { client } = await portal(json({ message: 'Wrong code.' }, 401));
  const body = { ...credentials, otp: '1' };
  const refused = { kind: 'refused', message: 'Wrong code.', status: 401 };
  expect(await client.post('/pre-login', { body: credentials, token: null })).toMatchObject(refused);
  expect(await client.post('/login', { body, token: 'first', hasNoSession: true })).toMatchObject(refused);
  expect(await client.post('/logout', { body: {} })).toEqual({ kind: 'unauthenticated', by: 'code' });
});
