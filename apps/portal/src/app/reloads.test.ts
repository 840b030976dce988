import { expect, test, vi } from 'vitest';
import type { KeyedPath } from '@portal/portal-core/calls/endpoints';
import { signedInPortal } from '@portal/portal-core/calls/signedIn.fixtures';
import { dashboardApi } from '../areas/dashboard/dashboard.api';
import { purchaseApi } from '../areas/purchase/purchase.api';
import { subscriptionsApi } from '../areas/subscriptions/subscriptions.api';
import { transactionsApi } from '../areas/transactions/transactions.api';
import { transferApi } from '../areas/transfer/transfer.api';
import { withdrawApi } from '../areas/withdraw/withdraw.api';
import { writes } from './writes.fixtures';

const first = { query: { page: 1 } };
const history = ['/live-subscriptions', '/subscriptions'];
const withdrawals = ['/transactions', '/user/manual/withdraw/list', '/withdraw'];

test.each<[path: KeyedPath, toast: string | undefined, reloads: readonly string[]]>([
  ['/withdraw', 'Done.', withdrawals],
  ['/withdraw-take-back', 'Done.', withdrawals],
  ['/transfer/amount', 'Done.', ['/transfer', ...withdrawals]],
  ['/transfer-take-back', 'Done.', ['/transfer', ...withdrawals]],
  // The success screen says it.
  ['/subscription/store', undefined, ['/transactions', ...history]],
  ['/live-subscription', undefined, ['/transactions', ...history]],
  ['/subscription-cancel', 'Done.', history],
  ['/cancel-live-subscription-{id}', 'Done.', history],
])(
  '%s is sent with its key, is confirmed by %j, and loads what it changed again: %j (B §4) [B §4 Withdraw, B §4 Transfer, B §4 Package purchase]',
  async (path, text, reloads) => {
    const { dispatch, asked, askedAfter, toast } = signedInPortal();
    await Promise.all([
      dispatch(dashboardApi.endpoints.getDashboard.initiate()),
      dispatch(transactionsApi.endpoints.listTransactions.initiate(first)),
      dispatch(withdrawApi.endpoints.getWithdrawPage.initiate()),
      dispatch(withdrawApi.endpoints.listWithdrawals.initiate(first)),
      dispatch(transferApi.endpoints.listTransfers.initiate(first)),
      dispatch(purchaseApi.endpoints.listPackages.initiate()),
      dispatch(purchaseApi.endpoints.listLivePackages.initiate()),
      dispatch(subscriptionsApi.endpoints.listSubscriptions.initiate(first)),
      dispatch(subscriptionsApi.endpoints.listLiveSubscriptions.initiate(first)),
    ]);
    const idempotencyKey = 'confirm-0001';
    await writes[path]({ dispatch, text: '60.50', idempotencyKey, onProgress: () => undefined });
    const sent = asked.find(({ call }) => call === `POST ${path.replace('{id}', '7')}`);
    expect(sent?.key).toBe(idempotencyKey);
    expect(JSON.stringify(sent?.body)).toContain('60.50');
    expect(toast()?.text).toBe(text);
    // Both have balances.
    const all = ['/dashboard', '/live-packages', ...reloads].map((read) => `GET ${read}`);
    await vi.waitFor(() => expect(askedAfter()).toEqual(all.toSorted()));
  },
);
