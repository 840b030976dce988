import { expect, test, vi } from 'vitest';
import { type BegunRead, fetchAfter } from './firstReads';

const url = 'https://portal.example/api/dashboard';
const begun = (change: Partial<BegunRead> = {}): BegunRead => ({
  url,
  authorization: 'Bearer one',
  at: 400,
  answer: Promise.resolve(new Response('begun')),
  stop: new AbortController(),
  ...change,
});
const asked = (init: RequestInit = {}, where = url) =>
  new Request(where, { headers: { Authorization: 'Bearer one' }, ...init });
const platform = vi.fn(() => Promise.resolve(new Response('asked again')));
const readText = async (answer: Promise<Response>) => (await answer).text();

test('the first caller gets the prefetched answer, the next one requests again', async () => {
  const fetch = fetchAfter([begun()], platform, () => 500);
  expect(await readText(fetch(asked()))).toBe('begun');
  expect(await readText(fetch(asked()))).toBe('asked again');
});

test.each([
  ['another address', asked({}, `${url}?page=2`), 500],
  ['a write', asked({ method: 'POST' }), 500],
  ['another session', asked({ headers: { Authorization: 'Bearer two' } }), 500],
  ['no one signed in', asked({ headers: {} }), 500],
  ['a page that has stood for a while', asked(), 10_401],
])('%s requests again', async (_what, request, now) => {
  const fetch = fetchAfter([begun()], platform, () => now);
  expect(await readText(fetch(request))).toBe('asked again');
});

test('an answer for another session is dropped', async () => {
  const fetch = fetchAfter([begun()], platform, () => 500);
  await fetch(asked({ headers: { Authorization: 'Bearer two' } }));
  expect(await readText(fetch(asked()))).toBe('asked again');
});

test('a fault of what was begun is a fault of the read', async () => {
  const answer = Promise.reject(new TypeError('no network'));
  await expect(fetchAfter([begun({ answer })], platform, () => 500)(asked())).rejects.toThrow('no network');
});

/** A prefetched read whose answer stalls before its headers or in the middle of its body. */
function createStalled(hasHeaders: boolean) {
  const stop = new AbortController();
  const { signal } = stop;
  const onStop = (end: (reason: unknown) => void) =>
    signal.addEventListener('abort', () => end(signal.reason));
  if (!hasHeaders) return begun({ stop, answer: new Promise((_, reject) => onStop(reject)) });
  const body = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"status":'));
      onStop((reason) => stream.error(reason));
    },
  });
  return begun({ stop, answer: Promise.resolve(new Response(body)) });
}

test.each([
  ['before its headers', false],
  ['in the middle of its body', true],
])('an aborted read ends, though its answer stalls %s (D111)', async (_where, hasHeaders) => {
  for (const isEarly of [true, false]) {
    const fetch = fetchAfter([createStalled(hasHeaders)], platform, () => 500);
    const member = new AbortController();
    if (isEarly) member.abort();
    const text = readText(fetch(asked({ signal: member.signal })));
    member.abort();
    await expect(text).rejects.toThrow('aborted');
  }
});
