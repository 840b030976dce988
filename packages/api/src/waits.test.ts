import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPortalClient, type Outcome, type PortalClient } from './index';

const timeouts = { plain: 20_000, silence: 30_000 };
const bytes = new TextEncoder();

/** Every entrance to the network. `limit` is the longest silence, in ms. */
type Entrance = {
  limit: number;
  isWrite?: boolean;
  call: (client: PortalClient, signal?: AbortSignal) => Promise<Outcome<unknown>>;
};
const entrances: Record<string, Entrance> = {
  read: { limit: 20_000, call: (client, signal) => client.get('/news', { signal }) },
  export: {
    limit: 60_000,
    call: (client, signal) => client.get('/news', { signal, timeout: 60_000, limitsSilence: true }),
  },
  image: {
    limit: 20_000,
    call: (client, signal) => client.blob('/message/{id}/image', { signal, params: { path: { id: '1' } } }),
  },
  write: {
    limit: 20_000,
    isWrite: true,
    call: (client, signal) => client.post('/authentication', { signal, body: { type: 'otp' } }),
  },
  upload: {
    limit: 30_000,
    isWrite: true,
    call: (client, signal) =>
      client.upload('/raise-ticket', { signal, body: { subject_id: 1, message: 'a', 'images[]': [] } }),
  },
};

/** Where an answer stalls. `deaf`: the transport also ignores an abort, as a hung worker does. */
const stalls = ['before headers', 'after headers', 'in the body'] as const;

function answerUntil(request: Request, stall: (typeof stalls)[number], isDeaf: boolean): Promise<Response> {
  const { signal } = request;
  const onAbort = (end: (reason: unknown) => void) =>
    !isDeaf && signal.addEventListener('abort', () => end(signal.reason));
  if (stall === 'before headers') return new Promise((_, reject) => void onAbort(reject));
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      if (stall === 'in the body') stream.enqueue(bytes.encode('{"status":true,"da'));
      void onAbort((reason) => stream.error(reason));
    },
  });
  return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('every call ends within its limit, or as soon as it is left, wherever its answer stalls (D111)', async () => {
  const drawn = fc.record({
    name: fc.constantFrom(...Object.keys(entrances)),
    stall: fc.constantFrom(...stalls),
    isDeaf: fc.boolean(),
    // When the member leaves, in ms; undefined: never.
    leftAt: fc.option(fc.integer({ min: 0, max: 70_000 }), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(drawn, async ({ name, stall, isDeaf, leftAt }) => {
      const { call, limit, isWrite = false } = entrances[name]!;
      const seen: RequestCache[] = [];
      const client = createPortalClient({
        baseUrl: 'https://portal.example/api',
        getToken: () => 't',
        timeouts,
        fetch: (request) => {
          seen.push(request.cache);
          return answerUntil(request, stall, isDeaf);
        },
      });
      const member = new AbortController();
      if (leftAt !== undefined) setTimeout(() => member.abort(), leftAt);
      let ended: { at: number; outcome: Outcome<unknown> } | undefined;
      const start = Date.now();
      void call(client, member.signal).then((outcome) => (ended = { at: Date.now() - start, outcome }));
      await vi.advanceTimersByTimeAsync(70_001);
      const isLeft = leftAt !== undefined && leftAt < limit;
      expect(ended?.at).toBe(isLeft ? leftAt : limit);
      expect(ended?.outcome).toMatchObject({ kind: 'failed', reason: isLeft ? 'aborted' : 'timeout' });
      // A write that was sent is unknown, however it ended.
      if (isWrite && ended?.outcome.kind === 'failed' && leftAt !== 0) expect(ended.outcome.sent).toBe(true);
      expect(seen.every((cache) => cache === 'no-store')).toBe(true);
    }),
    { seed: 56, numRuns: 400 },
  );
});
