import { afterEach, describe, expect, test, vi } from 'vitest';
import type { KeyedPath } from '@portal/portal-core/calls/endpoints';
import { toRefusal } from '@portal/portal-core/calls/refusal';
import { selectError } from '@portal/portal-core/calls/result';
import { createIdempotencyKeyStore } from '@portal/portal-core/writes/writeKeeper';
import { createXhr, portal, writes, type Answer } from './writes.fixtures';

const page = (status: number) => () =>
  new Response('<!doctype html><title>Proxy</title>', { status, headers: { 'Content-Type': 'text/html' } });
const json = (status: number, body: object) => () => Response.json(body, { status });
const done = json(200, { status: true, message: 'Done.' });
const refused = json(422, { status: false, message: 'Not today.' });

/** Answers after which the write may have run. */
const silent: [name: string, answer: Answer][] = [
  ['a cut connection', 'cut'],
  ['no answer in time', 'never'],
  ['a page with 200', page(200)],
  ['cut JSON with 200', () => new Response('{"status":true,"data":{"user', { status: 200 })],
  ['a list with 200', () => Response.json([])],
  ...[408, 409, 500, 502, 503, 504].flatMap((status): [string, Answer][] => [
    [`a page with ${status}`, page(status)],
    [`{} with ${status}`, json(status, {})],
  ]),
];

const cases = (Object.keys(writes) as KeyedPath[]).flatMap((path) =>
  silent.map(([name, answer]) => ({ path, name, answer })),
);

/** A member with the real client, store and idempotency key store. */
function member(path: KeyedPath) {
  const { keys, respond, dispatch, answers } = portal();
  vi.stubGlobal('XMLHttpRequest', createXhr(respond));
  const idempotencyKeys = createIdempotencyKeyStore();
  const press = async (text: string) => {
    let share = 1;
    const onProgress = (now: number) => void (share = now);
    const idempotencyKey = idempotencyKeys.keyFor({ text });
    const error = selectError(await writes[path]({ dispatch, text, idempotencyKey, onProgress }));
    const writeOutcome = idempotencyKeys.settle(error, share);
    return { writeOutcome, hasNotice: error !== undefined && toRefusal(error, {}, { writeOutcome }).unknown };
  };
  return { keys, answers, press };
}

afterEach(() => void vi.unstubAllGlobals());

describe('an answer that proves nothing (T12, D112)', () => {
  test('there are fourteen writes that must not happen twice', () => {
    expect(Object.keys(writes)).toHaveLength(14);
  });

  test.each(cases)(
    '$path, $name: the same key goes out until it is answered [B §4 Withdraw]',
    async ({ path, answer }) => {
      const { keys, answers, press } = member(path);
      answers(answer);
      expect(await press('100.00')).toEqual({ writeOutcome: 'unknown', hasNotice: true });
      expect(await press('100.00')).toEqual({ writeOutcome: 'unknown', hasNotice: true });
      answers(done);
      expect(await press('100.00')).toEqual({ writeOutcome: 'done', hasNotice: false });
      expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
      expect(new Set(keys).size).toBe(1);

      // After success the same content is a new write.
      answers(answer);
      await press('100.00');
      // Other content is a new write too.
      await press('5.00');
      answers(refused);
      expect(await press('5.00')).toEqual({ writeOutcome: 'refused', hasNotice: false });
      // A refusal ends the try, so the next one is new.
      await press('5.00');
      const [first, , , second, third, refusedKey, last] = keys;
      expect(refusedKey).toBe(third);
      expect(new Set([first, second, third, last]).size).toBe(4);
    },
  );
});
