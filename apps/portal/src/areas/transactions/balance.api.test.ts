import { beforeEach, expect, test } from 'vitest';
import { refetchOptions } from '@portal/portal-core/calls/freshness';
import { balanceApi } from './balance.api';
import { signedInStore } from '@portal/portal-core/calls/signedInStore.fixtures';

const ask = {
  ...{ wallet: 'pay_in' as const, from: '2025-12-01', today: '2026-11-23' },
  location: { path: '/transactions' },
};
const { initiate } = balanceApi.endpoints.getBalance;

let asked: string[] = [];
let answer: (url: URL) => Response;
beforeEach(() => {
  asked = [];
});

const start = (transactionSummary: boolean) => {
  const { store } = signedInStore(
    (request) => {
      const url = new URL(request.url);
      asked.push(decodeURIComponent(url.pathname.replace('/api', '') + url.search));
      return answer(url);
    },
    { features: { transactionSummary } },
  );
  return store;
};

const day = (name: string, into: string, closing_balance: string) => ({
  ...{ day: name, in: into, out: '0.00', closing_balance },
});
const summary = (opening_balance: string, closing_balance: string, data: object[]) =>
  Response.json({ status: true, opening_balance, closing_balance, data });
const first = () =>
  summary('1.00', '6.00', [day('2026-11-20', '3.00', '6.00'), day('2026-11-02', '2.00', '3.00')]);

test('one summary of the wallet is read, and no row', async () => {
  answer = first;
  const { data } = await start(true).dispatch(initiate(ask));
  expect(asked).toEqual(['/transactions/summary?from_date=01-12-2025&to_date=23-11-2026&wallet=pay_in']);
  expect(data).toEqual({
    ...{ opening: '1.00', closing: '6.00', partialDay: undefined, lacksSome: false },
    sums: [
      { day: '2026-11-20', into: '3.00', out: '0.00' },
      { day: '2026-11-02', into: '2.00', out: '0.00' },
    ],
  });
});

test('a refresh asks from the newest known day', async () => {
  const store = start(true);
  answer = first;
  await store.dispatch(initiate(ask));
  answer = () =>
    summary('3.00', '7.00', [day('2026-11-23', '1.00', '7.00'), day('2026-11-20', '3.00', '6.00')]);
  const { data } = await store.dispatch(initiate(ask, refetchOptions));
  expect(asked[1]).toBe('/transactions/summary?from_date=20-11-2026&to_date=23-11-2026&wallet=pay_in');
  expect(data).toMatchObject({ opening: '1.00', closing: '7.00' });
  expect(data?.sums).toHaveLength(3);
});

test('a refresh that does not lead on from what is known reads the whole time', async () => {
  const store = start(true);
  answer = first;
  await store.dispatch(initiate(ask));
  answer = () => summary('9.00', '12.00', [day('2026-11-20', '3.00', '12.00')]);
  const { data } = await store.dispatch(initiate(ask, refetchOptions));
  expect(asked.slice(1)).toEqual([
    '/transactions/summary?from_date=20-11-2026&to_date=23-11-2026&wallet=pay_in',
    '/transactions/summary?from_date=01-12-2025&to_date=23-11-2026&wallet=pay_in',
  ]);
  expect(data).toMatchObject({ opening: '9.00', closing: '12.00' });
});

test('a server without the summary is asked for its newest pages, never for an export', async () => {
  answer = (url) =>
    url.pathname.endsWith('/summary')
      ? Response.json({ status: false }, { status: 404 })
      : Response.json({
          status: true,
          ...{ current_page: 1, last_page: 1, total: 1 },
          data: [
            { id: 1, wallet: 'pay_in', type: 'debit', value: '2.50', created_at: '2026-11-20T09:00:00Z' },
          ],
          more_details: [
            { title: 'Receiving Wallet', body: [{ title: 'Balance', type: 'amount', value: '4.00' }] },
          ],
        });
  const { data } = await start(true).dispatch(initiate(ask));
  expect(asked[1]).toBe('/transactions?page=1&per_page=100&from_date=01-12-2025&wallet=pay_in');
  expect(asked.some((path) => path.includes('export'))).toBe(false);
  expect(data).toMatchObject({ sums: [{ day: '2026-11-20', into: '0', out: '2.50' }], closing: '4.00' });
});

test('a press reads the days before, down to the first, and the balance stays that of now', async () => {
  const rows = (days: string[]) =>
    days.map((name, id) => ({
      ...{ id: `${name} ${id}`, wallet: 'pay_in', type: 'credit', value: '1.00' },
      created_at: `${name}T09:00:00Z`,
    }));
  const more_details = [
    { title: 'Receiving Wallet', body: [{ title: 'Balance', type: 'amount', value: '4.00' }] },
  ];
  // A page has too many rows of one day for the days before it.
  const many = Array.from({ length: 1000 }, () => '2026-11-20');
  answer = ({ searchParams }) => {
    const data = rows(searchParams.has('to_date') ? ['2026-11-20', '2026-10-02'] : many);
    const last_page = searchParams.has('to_date') ? 1 : 2;
    return Response.json({ status: true, data, more_details, current_page: 1, last_page });
  };
  const store = start(false);
  const first = await store.dispatch(initiate(ask));
  expect(first.data).toMatchObject({ partialDay: '2026-11-20', closing: '4.00' });
  const { data } = await store.dispatch(initiate({ ...ask, earlier: true }, refetchOptions));
  expect(asked.at(-1)).toBe(
    '/transactions?page=1&per_page=100&from_date=01-12-2025&to_date=20-11-2026&wallet=pay_in',
  );
  expect(data).toMatchObject({ closing: '4.00' });
  expect(data?.partialDay).toBeUndefined();
  expect(data?.sums.map(({ day: name }) => name)).toEqual(['2026-11-20', '2026-10-02']);
});
