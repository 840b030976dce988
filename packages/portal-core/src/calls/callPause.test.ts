import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api';
import { list } from './endpoints';
import { signedInStore } from './signedInStore.fixtures';

const { listEntries } = api.injectEndpoints({
  endpoints: (build) => ({ listEntries: list(build, '/logs') }),
}).endpoints;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('after a 429 decorative reads wait for its Retry-After, and the member’s own do not (D155)', async () => {
  const asked: string[] = [];
  let status = 429;
  const { store } = signedInStore(({ url, signal }) => {
    if (signal.aborted) return Promise.reject(new Error('aborted'));
    asked.push(new URL(url).search);
    return Response.json({ status: status === 200, data: [] }, { status, headers: { 'Retry-After': '20' } });
  });
  await store.dispatch(listEntries.initiate({ query: { page: 1 } }));
  status = 200;
  const waiting = store.dispatch(listEntries.initiate({ query: { page: 2 }, decorative: true }));
  const left = store.dispatch(listEntries.initiate({ query: { page: 3 }, decorative: true }));
  await store.dispatch(listEntries.initiate({ query: { page: 4 } }));
  expect(asked).toEqual(['?page=1', '?page=4']);
  left.abort();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2000);
  await waiting;
  expect(asked).toEqual(['?page=1', '?page=4', '?page=2']);
});
