import { expect, test } from 'vitest';
import { mt5Api } from '../areas/mt5/mt5.api';
import { networkApi } from '../areas/network/network.api';
import { newsApi } from '../areas/news/news.api';
import { payoutsApi } from '../areas/payouts/payouts.api';
import { profileApi } from '../areas/profile/profile.api';
import { purchaseApi } from '../areas/purchase/purchase.api';
import { ranksApi } from '../areas/ranks/ranks.api';
import { subscriptionsApi } from '../areas/subscriptions/subscriptions.api';
import { ticketsApi } from '../areas/tickets/tickets.api';
import { transactionsApi } from '../areas/transactions/transactions.api';
import { transferApi } from '../areas/transfer/transfer.api';
import { withdrawApi } from '../areas/withdraw/withdraw.api';
import type { AppDispatch } from '@portal/portal-core/store/store';
import { codeApi } from '@portal/portal-core/writes/code.api';
import { signedInStore } from '@portal/portal-core/calls/signedInStore.fixtures';

/** Sends a call from a signed-in store to a server that accepts it, and returns the request. */
async function askedBy(send: (dispatch: AppDispatch) => PromiseLike<unknown>) {
  const asked: string[] = [];
  const { dispatch } = signedInStore(async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'POST' ? ` ${await request.text()}` : '';
    asked.push(`${request.method} ${pathname}${search}${body}`);
    expect(request.headers.get('authorization')).toBe('Bearer token');
    return Response.json({ status: true, data: [] });
  });
  await send(dispatch);
  return asked;
}

const { endpoints: network } = networkApi;
const { endpoints: tickets } = ticketsApi;
const page = { query: { page: 2 } };

// B §7: each row is one call of its table, with the token, below /api.
test.each<[string, (dispatch: AppDispatch) => PromiseLike<unknown>]>([
  ['GET /api/packages', (go) => go(purchaseApi.endpoints.listPackages.initiate())],
  ['GET /api/live-packages', (go) => go(purchaseApi.endpoints.listLivePackages.initiate())],
  ['GET /api/subscriptions?page=2', (go) => go(subscriptionsApi.endpoints.listSubscriptions.initiate(page))],
  [
    'GET /api/live-subscriptions?page=2',
    (go) => go(subscriptionsApi.endpoints.listLiveSubscriptions.initiate(page)),
  ],
  [
    'POST /api/mt5/user-account-add {"account_number":"50.1","subscription_id":"7"}',
    (go) =>
      go(subscriptionsApi.endpoints.addAccount.initiate({ account_number: '50.1', subscription_id: '7' })),
  ],
  [
    'GET /api/mt5/user-account-details/50.1',
    (go) => go(mt5Api.endpoints.getMt5Account.initiate({ path: { account: '50.1' }, query: {} })),
  ],
  ['GET /api/withdraw', (go) => go(withdrawApi.endpoints.getWithdrawPage.initiate())],
  ['GET /api/user', (go) => go(profileApi.endpoints.getUser.initiate())],
  [
    'GET /api/user/manual/withdraw/list?page=2',
    (go) => go(withdrawApi.endpoints.listWithdrawals.initiate(page)),
  ],
  ['GET /api/transfer?page=2', (go) => go(transferApi.endpoints.listTransfers.initiate(page))],
  ['GET /api/transactions?page=2', (go) => go(transactionsApi.endpoints.listTransactions.initiate(page))],
  ['GET /api/payouts?page=2', (go) => go(payoutsApi.endpoints.listPayouts.initiate(page))],
  ['GET /api/all-notifications?page=2', (go) => go(newsApi.endpoints.listNotifications.initiate(page))],
  ['GET /api/news?page=2', (go) => go(newsApi.endpoints.listNews.initiate(page))],
  ['GET /api/directTeam', (go) => go(network.getDirectTeam.initiate({}))],
  ['GET /api/directTeam?username=mei5', (go) => go(network.getDirectTeam.initiate({ username: 'mei5' }))],
  ['GET /api/binary-details', (go) => go(network.getBinaryTeam.initiate({}))],
  ['GET /api/binary-details?username=mei5', (go) => go(network.getBinaryTeam.initiate({ username: 'mei5' }))],
  [
    'GET /api/user-team-details?level=50',
    (go) => go(network.listDownlineLevels.initiate({ query: { level: 50 } })),
  ],
  ['GET /api/directlist?page=2', (go) => go(network.listDirectReferrals.initiate(page))],
  ['GET /api/rank/incomes', (go) => go(ranksApi.endpoints.getRankProgress.initiate())],
  ['GET /api/pool/incomes', (go) => go(ranksApi.endpoints.getRoyaltyProgress.initiate())],
  ['GET /api/tickets?export=true', (go) => go(tickets.listTickets.initiate())],
  ['GET /api/subjects', (go) => go(tickets.listTicketSubjects.initiate())],
  ['GET /api/ticket/42/details', (go) => go(tickets.getTicket.initiate('42'))],
  ['GET /api/ticket/42/re-open', (go) => go(tickets.reopenTicket.initiate('42'))],
  ['GET /api/message/7/image', (go) => go(tickets.getMessageImage.initiate('7'))],
  [
    'POST /api/resendotp {"username":"amara21","from":"withdraw"}',
    (go) => go(codeApi.endpoints.requestCode.initiate({ username: 'amara21', purpose: 'withdraw' })),
  ],
  [
    'POST /api/resendotp {"username":"amara21","from":"purchase"}',
    (go) => go(codeApi.endpoints.requestCode.initiate({ username: 'amara21', purpose: 'purchase' })),
  ],
  [
    'POST /api/resendotp {"username":"amara21","from":"cancel"}',
    (go) =>
      go(codeApi.endpoints.requestCode.initiate({ username: 'amara21', purpose: 'cancelSubscription' })),
  ],
])('%s [B §6, B §7]', async (call, send) => {
  expect(await askedBy(send)).toEqual([call]);
});
