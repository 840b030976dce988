import { afterEach, beforeEach, expect, test } from 'vitest';
import { refetchOptions } from '@portal/portal-core/calls/freshness';
import { selectToast } from '@portal/portal-core/store/toasts.slice';
import { selectHasFailed } from '@portal/portal-core/store/failure.slice';
import { earningsApi } from './earnings.api';
import { signedInStore } from '@portal/portal-core/calls/signedInStore.fixtures';

const today = '2026-11-23';
const ask = { today, location: { path: '/payouts' } };
const { initiate } = earningsApi.endpoints.getEarnings;

let asked: string[] = [];
let answer: (url: URL) => Response | Promise<Response>;
beforeEach(() => {
  asked = [];
});
const running: { abort: () => void }[] = [];
afterEach(() => running.splice(0).forEach((one) => one.abort()));

const start = (payoutSummary: boolean) => {
  const { store } = signedInStore(
    (request) => {
      const url = new URL(request.url);
      asked.push(decodeURIComponent(url.pathname.replace('/api', '') + url.search));
      return answer(url);
    },
    { features: { payoutSummary } },
  );
  return store;
};

const summary = (days: string[], sum: string) => ({
  ...{ status: true, count: days.length, source: [{ key: 'ROI', value: 'ROI Bonus' }] },
  data: days.map((day) => ({ day, source: 'ROI', sum, count: 1 })),
});
const missing = () => Response.json({ status: false }, { status: 404 });

/** A page of a list with a bonus of a cent each day, endless. */
const page = ({ searchParams }: URL) => {
  const number = Number(searchParams.get('page'));
  const last = searchParams.get('to_date')?.split('-').toReversed().join('-') ?? today;
  const data = Array.from({ length: 10 }, (_, at) => ({
    ...{ id: `${last} ${number} ${at}`, amount: '0.01', source: 'ROI', wallet: 'live' },
    created_at: new Date(Date.parse(last) - ((number - 1) * 10 + at) * 86_400_000).toISOString(),
  }));
  return Response.json({ status: true, data, current_page: number, last_page: 900, total: 9000 });
};

test('one summary is read, and no row [B §2 Payouts]', async () => {
  answer = () => Response.json(summary(['2026-11-23', '2026-11-02'], '1.10'));
  const { data } = await start(true).dispatch(initiate(ask));
  expect(asked).toEqual(['/payouts/summary?from_date=01-12-2025&to_date=23-11-2026']);
  expect(data?.sums).toEqual([
    { day: '2026-11-23', key: 'ROI', amount: '1.10', count: 1 },
    { day: '2026-11-02', key: 'ROI', amount: '1.10', count: 1 },
  ]);
});

test('a refresh asks from the newest known day, and keeps what was before it', async () => {
  const store = start(true);
  answer = () => Response.json(summary(['2026-11-20', '2026-11-02'], '1.00'));
  await store.dispatch(initiate(ask));
  answer = () => Response.json(summary(['2026-11-23', '2026-11-20'], '2.00'));
  const { data } = await store.dispatch(initiate(ask, refetchOptions));
  expect(asked[1]).toBe('/payouts/summary?from_date=20-11-2026&to_date=23-11-2026');
  expect(data?.sums.map(({ day, amount }) => `${day} ${amount}`).toSorted()).toEqual([
    '2026-11-02 1.00',
    '2026-11-20 2.00',
    '2026-11-23 2.00',
  ]);
});

test('a server without the summary is asked for all bonuses, and if it pages them for three pages (D155) [B §2 Payouts]', async () => {
  const store = start(true);
  answer = (url) => (url.pathname.endsWith('/summary') ? missing() : page(url));
  const { data } = await store.dispatch(initiate(ask));
  expect(asked.filter((path) => path.includes('summary'))).toHaveLength(1);
  expect(asked.slice(1)).toEqual(
    [1, 2, 3].map((number) => `/payouts?export=true&page=${number}&per_page=100&from_date=01-12-2025`),
  );
  expect(data).toMatchObject({ partialDay: '2026-10-25', lacksSome: false });
  expect(data?.sums).toHaveLength(30);
  expect(selectToast(store.getState())).toBeNull();
  expect(selectHasFailed(store.getState())).toBe(false);
});

// Proves: earningsMessages.lacksSome
test('a summary without a readable day is a failed chart, and with some it has a note (D145)', async () => {
  answer = () => Response.json(summary(['soon'], '1.00'));
  expect((await start(true).dispatch(initiate(ask))).error).toMatchObject({ reason: 'malformed' });
  answer = () => Response.json(summary(['soon', '2026-11-20'], '1.00'));
  expect((await start(true).dispatch(initiate(ask))).data).toMatchObject({ lacksSome: true });
});

test('bonuses without a readable day are a failed chart, not an empty one (D145)', async () => {
  answer = () => Response.json({ status: true, data: [{ id: 1, amount: '5.00', created_at: 'soon' }] });
  const { error, data } = await start(false).dispatch(initiate(ask));
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ kind: 'failed', reason: 'malformed' });
});

test('where nothing names the summary it is never asked for (D119)', async () => {
  answer = page;
  await start(false).dispatch(initiate(ask));
  expect(asked.some((path) => path.includes('summary'))).toBe(false);
});

test('an answer of another call is no summary', async () => {
  answer = (url) =>
    url.pathname.endsWith('/summary') ? Response.json({ status: true, data: [] }) : page(url);
  const { data } = await start(true).dispatch(initiate(ask));
  expect(data?.sums).toHaveLength(30);
});

test('a press reads the newest day and the days before, to the first of the twelve months', async () => {
  const store = start(false);
  answer = page;
  await store.dispatch(initiate(ask));
  const { data } = await store.dispatch(initiate({ ...ask, earlier: true }, refetchOptions));
  expect(asked.slice(3, 5)).toEqual([
    '/payouts?export=true&page=1&per_page=100&from_date=23-11-2026',
    '/payouts?export=true&page=1&per_page=100&from_date=01-12-2025&to_date=25-10-2026',
  ]);
  expect(data?.partialDay).toBe('2026-04-09');
  expect(data?.sums).toHaveLength(229);
  expect(data?.sums.every(({ amount }) => amount === '0.01')).toBe(true);
});

test('reading that is aborted asks for no further page', async () => {
  const store = start(false);
  let held: (() => void) | undefined;
  answer = (url) =>
    url.searchParams.get('page') === '3' ? new Promise((open) => (held = () => open(page(url)))) : page(url);
  const reading = store.dispatch(initiate(ask));
  running.push(reading);
  await expect.poll(() => held).toBeDefined();
  reading.abort();
  held?.();
  await reading;
  expect(asked).toHaveLength(3);
  expect(selectToast(store.getState())).toBeNull();
});
