import { expect, test, vi } from 'vitest';
import { toRemote } from '@portal/portal-core/calls/remote';
import { signedInPortal } from '@portal/portal-core/calls/signedIn.fixtures';
import { dashboardApi } from '../dashboard/dashboard.api';
import { transactionsApi } from '../transactions/transactions.api';
import { withdrawApi } from '../withdraw/withdraw.api';
import { transferApi } from './transfer.api';

const { createTransfer, listTransfers } = transferApi.endpoints;
const body = { wallet: 'pay_out_to_pay_in', transfer_amount: '5.00', payee: 'amara21', otp: '4821' } as const;
const transfer = { body, idempotencyKey: 'confirm-0001' };

test('a transfer is confirmed in text, and the list and everything else it changed is loaded again (B §4) [B §4 Transfer]', async () => {
  const { dispatch, asked, askedAfter, toast } = signedInPortal();
  await dispatch(listTransfers.initiate({ query: { page: 1 } }));
  await dispatch(dashboardApi.endpoints.getDashboard.initiate());
  await dispatch(transactionsApi.endpoints.listTransactions.initiate({ query: { page: 1 } }));
  await dispatch(withdrawApi.endpoints.getWithdrawPage.initiate());
  await dispatch(createTransfer.initiate(transfer));
  expect(asked.find(({ call }) => call === 'POST /transfer/amount')).toMatchObject({
    ...{ body, key: 'confirm-0001' },
  });
  expect(toast()).toMatchObject({ tone: 'good', text: 'Done.' });
  await vi.waitFor(() =>
    expect(askedAfter()).toEqual([
      ...['GET /dashboard', 'GET /transactions', 'GET /transfer', 'GET /withdraw'],
    ]),
  );
});

test.each([
  ['a server that broke', () => new Response('<h1>Whoops</h1>', { status: 500 })],
  ['no network', () => Promise.reject(new TypeError('cut'))],
])('a transfer that failed has words of its own: %s (B §8) [B §8 Transfer failed]', async (_how, answer) => {
  const { dispatch, toast } = signedInPortal(answer);
  await dispatch(createTransfer.initiate(transfer));
  expect(toast()).toMatchObject({ tone: 'bad', text: 'Request failed login again' });
});

test('a list that fails to load shows the common text in its own card (B §8) [B §8 Transfer failed]', async () => {
  const { dispatch, toast } = signedInPortal();
  const fetching = vi.spyOn(Response, 'json').mockImplementation(() => new Response('x', { status: 502 }));
  const { error } = await dispatch(listTransfers.initiate({ query: { page: 1 } }));
  fetching.mockRestore();
  expect(toRemote({ error, isFetching: false, refetch: vi.fn() }, () => null)).toMatchObject({
    ...{ state: 'failed', message: 'Something Went Wrong Please Try Again....' },
  });
  expect(toast()).toBeNull();
});
