import {
  createServer,
  request as send,
  type ClientRequest,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPortalClient } from './client';
import { formData } from './formData';
import { sendWithProgress } from './sendWithProgress';

/** The parts of a browser's XMLHttpRequest in use, over a real connection. */
class NodeXhr {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  responseURL = '';
  private call: ClientRequest | undefined;
  private answer: IncomingMessage | undefined;
  private over = false;

  open(method: string, url: string) {
    this.responseURL = url;
    this.call = send(url, { method });
  }
  setRequestHeader(name: string, value: string) {
    this.call?.setHeader(name, value);
  }
  getResponseHeader(name: string) {
    const value = this.answer?.headers[name.toLowerCase()];
    return typeof value === 'string' ? value : null;
  }
  send(form: FormData) {
    const call = this.call;
    if (!call) throw new Error('Not open');
    call.on('error', () => this.end(this.onerror));
    call.on('response', (answer) => {
      this.answer = answer;
      this.status = answer.statusCode ?? 0;
      // A browser follows redirects. This fake only sets the address that results.
      if (answer.headers.location) this.responseURL = answer.headers.location;
      answer.setEncoding('utf8').on('data', (part: string) => (this.responseText += part));
      answer.on('end', () => this.end(this.onload));
    });
    const encoded = new Response(form);
    call.setHeader('Content-Type', encoded.headers.get('Content-Type') ?? '');
    void encoded.arrayBuffer().then((bytes) => {
      const half = Math.floor(bytes.byteLength / 2);
      call.write(Buffer.from(bytes.slice(0, half)), () => {
        this.upload.onprogress?.({ loaded: half, total: bytes.byteLength });
        if (!this.over) call.end(Buffer.from(bytes.slice(half)), () => !this.over && this.upload.onload?.());
      });
    });
  }
  abort() {
    this.call?.destroy();
    this.end(this.onabort);
  }
  private end(onEnd: (() => void) | undefined) {
    if (this.over) return;
    this.over = true;
    onEnd?.();
    this.onloadend?.();
  }
}

interface Seen {
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let seen: Seen[];
let respond: (answer: (status: number, body: string, headers?: Record<string, string>) => void) => void;

beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', NodeXhr);
  seen = [];
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('latin1').on('data', (part: string) => (body += part));
    request.on('end', () => {
      seen.push({ headers: request.headers, body });
      respond((status, text, headers = {}) =>
        response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(text),
      );
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const portal = (timeouts?: { plain: number; silence: number }) =>
  createPortalClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    getToken: () => 'session-token',
    idempotency: true,
    ...(timeouts && { timeouts }),
  });

const body = {
  document_type: 'photo' as const,
  document_name: 'photo',
  document_number: '',
  front: new File(['\u0001picture\u0002'.repeat(50)], 'front.png', { type: 'image/png' }),
};

test('an upload with progress is the same call as one without', async () => {
  respond = (answer) => answer(200, '{"status":true,"message":"Uploaded."}');
  const shares: number[] = [];
  const outcome = await portal().upload('/kyc-doc-upload', {
    body,
    idempotencyKey: 'key-12345678',
    onProgress: (share) => shares.push(share),
  });
  expect(outcome).toMatchObject({ kind: 'ok', message: 'Uploaded.' });
  expect(shares[0]).toBeCloseTo(0.5, 1);
  expect(shares.at(-1)).toBe(1);
  await portal().upload('/kyc-doc-upload', { body, idempotencyKey: 'key-12345678' });
  const [withProgress, without] = seen.map(({ headers, body: sent }) => ({
    token: headers.authorization,
    key: headers['idempotency-key'],
    accept: headers.accept,
    type: headers['content-type']?.replace(/boundary=.*/, ''),
    body: sent.replaceAll(headers['content-type']?.split('boundary=')[1] ?? '', ''),
  }));
  expect(withProgress).toEqual(without);
  expect(withProgress).toMatchObject({ token: 'Bearer session-token', key: 'key-12345678' });
  expect(withProgress?.body).toContain('name="front"; filename="front.png"');
});

test('an upload with progress shows whether the key was repeated (D118)', async () => {
  respond = (answer) => answer(200, '{"status":true}', { 'Idempotency-Key': 'key-12345678' });
  const repeated: boolean[] = [];
  const client = createPortalClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    getToken: () => null,
    onKeyAnswer: (isRepeated) => repeated.push(isRepeated),
  });
  await client.upload('/kyc-doc-upload', {
    body,
    idempotencyKey: 'key-12345678',
    onProgress: () => undefined,
  });
  expect(repeated).toEqual([true]);
});

test('a refusal is read, with its wait', async () => {
  respond = (answer) => answer(429, '{"status":false,"errors":"Slow down."}', { 'Retry-After': '7' });
  expect(await portal().upload('/kyc-doc-upload', { body, onProgress: () => undefined })).toMatchObject({
    kind: 'refused',
    message: 'Slow down.',
    retryAfter: 7,
  });
});

test('called off, before and on the way', async () => {
  respond = () => undefined;
  const before = await portal().upload('/kyc-doc-upload', {
    body,
    signal: AbortSignal.abort(),
    onProgress: () => undefined,
  });
  expect(before).toEqual({ kind: 'failed', reason: 'aborted', sent: false });
  expect(seen).toEqual([]);
  const controller = new AbortController();
  const during = await portal().upload('/kyc-doc-upload', {
    body,
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  expect(during).toEqual({ kind: 'failed', reason: 'aborted', sent: true });
});

test('no answer in time, and a cut connection', async () => {
  respond = () => undefined;
  expect(
    await portal({ plain: 50, silence: 80 }).upload('/kyc-doc-upload', { body, onProgress: () => undefined }),
  ).toEqual({ kind: 'failed', reason: 'timeout', sent: true });
  respond = () => server.closeAllConnections();
  expect(await portal().upload('/kyc-doc-upload', { body, onProgress: () => undefined })).toEqual({
    kind: 'failed',
    reason: 'network',
    sent: true,
  });
});

test('sends a form that WebKit can’t read back', async () => {
  respond = (answer) => answer(200, '{"status":true}');
  for (const read of ['arrayBuffer', 'blob', 'formData', 'text'] as const)
    vi.spyOn(Request.prototype, read).mockRejectedValue(new DOMException('Unable to read form data blob'));
  const outcome = await portal().upload('/kyc-doc-upload', { body, onProgress: () => undefined });
  vi.restoreAllMocks();
  expect(outcome).toMatchObject({ kind: 'ok' });
  const [boundary] = seen[0]?.headers['content-type']?.match(/(?<=boundary=).+/) ?? [];
  expect(seen[0]?.body).toContain(`--${boundary}--`);
});

describe('sent automatically', () => {
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const send = (onProgress: (share: number) => void = () => {}) => {
    const form = formData({ name: 'x' });
    return sendWithProgress(new Request(origin(), { method: 'POST', body: form }), form, onProgress);
  };

  test('it is answered with the headers that a page may read, and no others', async () => {
    respond = (answer) => answer(200, '{}', { 'X-Other': 'x' });
    const { headers } = await send();
    expect([...headers.keys()]).toEqual(['content-type']);
    expect(headers.get('content-type')).toBe('application/json');
  });

  test('a body of unknown size has no share until it is sent', async () => {
    class Unmeasured extends NodeXhr {
      override send(form: FormData) {
        this.upload.onprogress?.({ loaded: 7, total: 0 });
        super.send(form);
      }
    }
    vi.stubGlobal('XMLHttpRequest', Unmeasured);
    respond = (answer) => answer(200, '{}');
    const shares: number[] = [];
    await send((share) => void shares.push(share));
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
  });

  test('an address that the browser hides is the requested one', async () => {
    class Untold extends NodeXhr {
      override open(method: string, url: string) {
        super.open(method, url);
        this.responseURL = '';
      }
    }
    vi.stubGlobal('XMLHttpRequest', Untold);
    respond = (answer) => answer(200, '{}');
    expect((await send()).status).toBe(200);
  });

  test('it leaves nothing behind that would listen for a calling-off', async () => {
    respond = (answer) => answer(200, '{}');
    const listening = vi.spyOn(AbortSignal.prototype, 'addEventListener');
    const over = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
    await send();
    const [type, listener] = listening.mock.calls.at(-1) ?? [];
    expect(type).toBe('abort');
    expect(over).toHaveBeenCalledWith('abort', listener);
  });
});

test('an answer from another address is none (T4)', async () => {
  respond = (answer) =>
    answer(200, '{"status":true}', { Location: 'https://evil.example/api/kyc-doc-upload' });
  expect(await portal().upload('/kyc-doc-upload', { body, onProgress: () => undefined })).toMatchObject({
    kind: 'failed',
    reason: 'redirect',
  });
});

test('a redirect that the browser refuses to follow is a redirect, asked for without the token (D156, T4)', async () => {
  class Refused extends NodeXhr {
    override open() {}
    override send() {
      this.onerror?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Refused);
  const upload = () => portal().upload('/kyc-doc-upload', { body, onProgress: () => undefined });
  respond = (answer) => answer(302, '', { Location: 'https://hotspot.example/' });
  expect(await upload()).toMatchObject({ kind: 'failed', reason: 'redirect', sent: true });
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  respond = (answer) => answer(405, '{}');
  expect(await upload()).toMatchObject({ kind: 'failed', reason: 'network' });
});
