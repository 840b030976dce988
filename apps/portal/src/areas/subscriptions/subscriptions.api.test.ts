import { describe, expect, test, vi } from 'vitest';
import { signedInPortal } from '@portal/portal-core/calls/signedIn.fixtures';
import type { AppDispatch } from '@portal/portal-core/store/store';
import { dashboardApi } from '../dashboard/dashboard.api';
import { toCancelBody, toCancelLiveBody } from './cancellation.mappers';
import { subscriptionsApi } from './subscriptions.api';

const { addAccount, cancelLiveSubscription, cancelSubscription, listLiveSubscriptions, listSubscriptions } =
  subscriptionsApi.endpoints;
const sent = { id: '7', reason: ' Enough ', code: '482193' };
const cancellations = [
  [
    'POST /subscription-cancel',
    { id: '7', reason: 'Enough', otp: '482193' },
    (dispatch: AppDispatch) =>
      dispatch(
        cancelSubscription.initiate({ body: toCancelBody(sent, 'otp'), idempotencyKey: 'confirm-0001' }),
      ),
  ],
  [
    'POST /cancel-live-subscription-7',
    { reason: 'Enough', otp: '482193' },
    (dispatch: AppDispatch) =>
      dispatch(
        cancelLiveSubscription.initiate({
          ...{ id: '7', body: toCancelLiveBody(sent, 'otp'), idempotencyKey: 'confirm-0001' },
        }),
      ),
  ],
] as const;
const refused = () => Response.json({ status: false, message: 'Not active.' }, { status: 422 });

async function open({ dispatch }: ReturnType<typeof signedInPortal>) {
  await dispatch(listSubscriptions.initiate({ query: { page: 1 } }));
  await dispatch(listLiveSubscriptions.initiate({ query: { page: 1 } }));
  await dispatch(dashboardApi.endpoints.getDashboard.initiate());
}

describe.each(cancellations)('%s (B §4)', (path, body, cancel) => {
  test.each([
    ['done', undefined, { tone: 'good', text: 'Done.' }],
    ['refused, as it may have ended elsewhere', refused, { tone: 'bad', text: 'Not active.' }],
  ])(
    'shows a toast, and loads the lists again: %s [B §4 Cancel live subscription, B §8 Cancellation failed]',
    async (_how, answer, told) => {
      const portal = signedInPortal(answer);
      await open(portal);
      await cancel(portal.dispatch);
      expect(portal.asked.find(({ call }) => call === path)).toMatchObject({ body, key: 'confirm-0001' });
      expect(portal.toast()).toMatchObject(told);
      await vi.waitFor(() =>
        expect(portal.askedAfter()).toEqual([
          ...['GET /dashboard', 'GET /live-subscriptions', 'GET /subscriptions'],
        ]),
      );
    },
  );

  test.each([
    ['a server that broke', () => new Response('<h1>Whoops</h1>', { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('cut'))],
  ])('has words of its own for a failure: %s (B §8) [B §8 Cancellation failed]', async (_how, answer) => {
    const { dispatch, toast } = signedInPortal(answer);
    await cancel(dispatch);
    expect(toast()).toMatchObject({ tone: 'bad', text: 'Request failed login again' });
  });
});

test.each([
  ['done', undefined],
  ['refused, as it may have been attached elsewhere', refused],
])(
  'an account is added to its subscription, and the histories are read again: %s (B §4) [B §4 Add MT5 account]',
  async (_how, answer) => {
    const portal = signedInPortal(answer);
    await open(portal);
    const account = { account_number: '5012345', subscription_id: '81' };
    await portal.dispatch(addAccount.initiate(account));
    expect(portal.asked.find(({ call }) => call === 'POST /mt5/user-account-add')?.body).toEqual(account);
    await vi.waitFor(() =>
      expect(portal.askedAfter()).toEqual(['GET /live-subscriptions', 'GET /subscriptions']),
    );
  },
);
