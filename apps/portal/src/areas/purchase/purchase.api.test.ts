import { expect, test, vi } from 'vitest';
import { signedInPortal } from '@portal/portal-core/calls/signedIn.fixtures';
import type { AppDispatch } from '@portal/portal-core/store/store';
import { dashboardApi } from '../dashboard/dashboard.api';
import { subscriptionsApi } from '../subscriptions/subscriptions.api';
import { transactionsApi } from '../transactions/transactions.api';
import { purchaseApi } from './purchase.api';
import { toLivePurchaseBody, toPurchaseBody } from './purchase.mappers';

const { buyLivePackage, buyPackage, listLivePackages } = purchaseApi.endpoints;
const { listLiveSubscriptions, listSubscriptions } = subscriptionsApi.endpoints;
const values = { packageId: '5', amount: '500.00', username: 'lina04' };
const first = { query: { page: 1 } };

test.each([
  [
    'POST /subscription/store',
    (dispatch: AppDispatch) =>
      dispatch(buyPackage.initiate({ body: toPurchaseBody(values), idempotencyKey: 'confirm-0001' })),
  ],
  [
    'POST /live-subscription',
    (dispatch: AppDispatch) =>
      dispatch(buyLivePackage.initiate({ body: toLivePurchaseBody(values), idempotencyKey: 'confirm-0001' })),
  ],
])(
  '%s: no toast next to the success screen, and everything it changed is loaded again (B §4) [B §4 Package purchase]',
  async (path, buy) => {
    const { dispatch, asked, askedAfter, toast } = signedInPortal();
    await dispatch(listLivePackages.initiate());
    await dispatch(listSubscriptions.initiate(first));
    await dispatch(listLiveSubscriptions.initiate(first));
    await dispatch(dashboardApi.endpoints.getDashboard.initiate());
    await dispatch(transactionsApi.endpoints.listTransactions.initiate(first));
    await buy(dispatch);
    expect(asked.find(({ call }) => call === path)).toMatchObject({ key: 'confirm-0001' });
    expect(toast()).toBeNull();
    await vi.waitFor(() =>
      expect(askedAfter()).toEqual([
        ...['GET /dashboard', 'GET /live-packages', 'GET /live-subscriptions'],
        ...['GET /subscriptions', 'GET /transactions'],
      ]),
    );
  },
);
