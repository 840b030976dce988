import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectHasFailed } from '../store/failure.slice';
import { api } from './api';
import { list } from './endpoints';
import { beginQueries, endFirstRender, firstOptions } from './firstQueries';
import { signedInStore } from './signedInStore.fixtures';

const { listFirst } = api.injectEndpoints({
  endpoints: (build) => ({ listFirst: list(build, '/logs') }),
}).endpoints;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const ask = { query: { page: 1 } };
const never = new Promise<never>(() => {});

/** Begins one query, whose response has come or not, on a server that answers it so. */
function begin(answer: () => Response | Promise<Response>, response: Promise<unknown> = Promise.resolve()) {
  let calls = 0;
  const { client, store } = signedInStore(() => {
    calls += 1;
    return answer();
  });
  const isReady = beginQueries(client, [response], () => [
    store.dispatch(listFirst.initiate(ask, firstOptions)),
  ]);
  const getStatus = () => Object.values(store.getState().api?.queries ?? {})[0]?.status;
  return {
    isReady,
    getStatus,
    hasFailed: () => selectHasFailed(store.getState()),
    /** The hook of the screen subscribes, and its effect ends the first render. */
    mount: async () => {
      const query = store.dispatch(listFirst.initiate(ask));
      endFirstRender(client);
      await query;
      return { calls, status: getStatus() };
    },
  };
}

test('the first render waits for an answer that is here, which the screen does not request again', async () => {
  const first = begin(() => Response.json({ status: true, data: [] }));
  await first.isReady;
  expect(first.getStatus()).toBe('fulfilled');
  expect(await first.mount()).toEqual({ calls: 1, status: 'fulfilled' });
});

test.each([
  ['has not come', () => never],
  ['did not come', () => Promise.reject(new TypeError('no network'))],
])('it waits for no response that %s (D111)', async (_how, respond) => {
  const first = begin(() => never, respond());
  await first.isReady;
  expect(first.getStatus()).toBe('pending');
});

test('it stops waiting for an answer that stalls after its beginning (D111)', async () => {
  const first = begin(() => never);
  const isReady = vi.fn();
  const waits = first.isReady.then(isReady);
  await vi.advanceTimersByTimeAsync(299);
  expect(isReady).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waits;
  expect(first.getStatus()).toBe('pending');
});

test.each([
  ['an error', () => Response.json({ status: false }, { status: 500 })],
  ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ['a refusal', () => Response.json({ status: false, message: 'No.' })],
])('%s is shown and reported once, after the first render (D36)', async (_what, answer) => {
  const first = begin(answer);
  await first.isReady;
  expect(first.getStatus()).toBe('pending');
  expect(first.hasFailed()).toBe(false);
  expect(await first.mount()).toEqual({ calls: 1, status: 'rejected' });
});

test('a failed answer after the first render is not held back', async () => {
  let answer = (_late: Response) => {};
  const late = new Promise<Response>((resolve) => (answer = resolve));
  const first = begin(() => late, never);
  await first.isReady;
  const mounted = first.mount();
  answer(Response.json({ status: false }, { status: 500 }));
  expect(await mounted).toEqual({ calls: 1, status: 'rejected' });
  expect(first.hasFailed()).toBe(true);
});
