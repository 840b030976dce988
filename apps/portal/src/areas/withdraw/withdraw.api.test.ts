import { expect, test, vi } from 'vitest';
import { signedInPortal } from '@portal/portal-core/calls/signedIn.fixtures';
import { dashboardApi } from '../dashboard/dashboard.api';
import { transactionsApi } from '../transactions/transactions.api';
import { withdrawApi } from './withdraw.api';

const { createWithdrawal, getWithdrawPage, listWithdrawals } = withdrawApi.endpoints;
const body = { wallet: 'pay_out', amount: '100.00', otp: '4821' } as const;

test('a withdrawal is sent with its key, is confirmed in text, and everything it changed is loaded again (B §4) [B §4 Withdraw]', async () => {
  const { dispatch, asked, askedAfter, toast } = signedInPortal();
  await dispatch(getWithdrawPage.initiate());
  await dispatch(listWithdrawals.initiate({ query: { page: 1 } }));
  await dispatch(dashboardApi.endpoints.getDashboard.initiate());
  await dispatch(transactionsApi.endpoints.listTransactions.initiate({ query: { page: 1 } }));
  await dispatch(createWithdrawal.initiate({ body, idempotencyKey: 'confirm-0001' }));
  expect(asked.find(({ call }) => call === 'POST /withdraw')).toMatchObject({ body, key: 'confirm-0001' });
  expect(toast()).toMatchObject({ tone: 'good', text: 'Done.' });
  await vi.waitFor(() =>
    expect(askedAfter()).toEqual([
      ...['GET /dashboard', 'GET /transactions', 'GET /user/manual/withdraw/list', 'GET /withdraw'],
    ]),
  );
});
