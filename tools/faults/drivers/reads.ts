import type { Page } from '@playwright/test';
import { press } from '../../../apps/portal/e2e/support/page';
import type { Driver } from '../driver';
import { loginAgainText, wrongText } from '../faults';
import { alone, aside, goOn, inline, noList, onePage, read, turned } from './moves';

const ownMessage = 'Request failed please try again';
const noRows = 'No Data For Action';
/** The portal asks this call whether a redirect has ended the session (D156). */
const endsSession = 'A redirect of this call is an ended session, or is asked for once more.';

const searchIn = (page: Page) => page.getByRole('search').getByLabel('Search by user name');

const raiseFirst: NonNullable<Driver['prepare']> = async ({ member }) => ({
  first: String(await member.raiseTicket('The first message')),
});

// No list where one belongs, no row that can be read, and fewer rows than the pager names are unreadable, not empty (D120).
const withoutList = ['bodyOfNulls'] as const;
const withoutValues = ['nullLeaves', 'missingFields', ...withoutList] as const;
const withoutRows = ['emptyList', ...withoutValues] as const;

/** The reads of the screens. Opening the address makes the call. */
export const reads: readonly Driver[] = [
  read('GET /dashboard', '/user/dashboard', '$100,000.00', {
    without: alone,
    unreadable: ['missingFields', 'bodyOfNulls'],
  }),
  read('GET /user', '/user/profile', 'Test Member', {
    without: { ...alone, ...noList },
    unreadable: ['bodyOfNulls'],
  }),
  read('GET /logs', '/user/profile?tab=logs', '127.0.0.1', { without: onePage, unreadable: withoutRows }),
  read('GET /get-doc-type', '/user/kyc', 'Start', { without: alone }),
  read('GET /kyc-list', '/user/kyc', 'Please Complete Your KYC !', {
    without: alone,
    unreadable: withoutList,
  }),
  read('GET /available-payment-methods', '/user/manualDepositList', 'USDT TRC20', {
    without: alone,
    unreadable: withoutValues,
  }),
  read('GET /packages', '/user/packageList', 'Starter Bot', { without: alone, unreadable: withoutValues }),
  read('GET /live-packages', '/user/poolpackageList', 'PAAM Start', {
    without: alone,
    unreadable: withoutValues,
  }),
  read('GET /subscriptions', '/user/subscriptionHistory', 'Starter Bot', {
    prepare: ({ member }) => member.buyBot(),
    without: onePage,
    unreadable: withoutRows,
  }),
  read('GET /live-subscriptions', '/user/poolsubscriptionHistory', /Live Intro|No Data For Action/, {
    prepare: async ({ member }) => ({ id: String(await member.buyLive()) }),
    // The chart's read asks once more without a page size after a refusal (D126).
    times: 2,
    without: { ...onePage, ...turned },
    unreadable: withoutRows,
  }),
  read('GET /withdraw', '/user/manualWithdraw', '$50,000.00', { without: alone }),
  read('GET /user/manual/withdraw/list', '/user/manualWithdrawList', noRows, {
    without: onePage,
    unreadable: withoutList,
  }),
  read('GET /transfer', '/user/transfer', noRows, { without: onePage, unreadable: withoutList }),
  read('GET /transactions', '/user/transactions', '$50,000.00', {
    again: goOn('/user/transactions?wallet=pay_out'),
    unreadable: withoutRows,
  }),
  read('GET /payouts', '/user/payouts', /\$50,000\.00|No Data For Action/, {
    again: goOn('/user/payouts?status=unpaid'),
    // It has its own message, and any 401 ends the session (B §6, B §8, D38).
    failureTexts: {
      ...{ unanswered: ownMessage, useless: ownMessage },
      ...{ ended: loginAgainText, bodyEnded: loginAgainText },
    },
    dialog: false,
    endsByBody: true,
    without: turned,
  }),
  read('GET /user-team-details', '/user/downlineDetails', noRows, {
    again: goOn('/user/downlineDetails?level=25'),
    // It has its own message (B §8).
    failureTexts: { useless: wrongText },
    dialog: false,
  }),
  read('GET /directlist', '/user/direct', 'No Data Available', {
    without: onePage,
    unreadable: withoutList,
  }),
  // Only some servers have it, so every failure is shown in place (D113).
  read('GET /team-list', '/user/teamList?view=all', noRows, { without: onePage, dialog: false }),
  read('GET /rank/incomes', '/user/rankDetails', 'Required Matching Bot Pairs', {
    without: alone,
    unreadable: withoutValues,
  }),
  read('GET /pool/incomes', '/user/salary', 'Current Rank', { without: alone }),
  read('GET /tickets', '/user/chat', 'Select Ticket From List', { without: alone, unreadable: withoutList }),
  read(
    'GET /ticket/{id}/details',
    ({ first }) => `/user/chat?ticket=${first}`,
    /The (first|second) message/,
    {
      prepare: async ({ member }) => ({
        first: String(await member.raiseTicket('The first message')),
        second: String(await member.raiseTicket('The second message')),
      }),
      again: (scene) => goOn(`/user/chat?ticket=${scene.state['second']}`)(scene),
      unreadable: withoutValues,
    },
  ),
  read('GET /all-notifications', '/user/notificationAll', 'No notifications yet !!!', {
    without: onePage,
    unreadable: withoutList,
  }),
  read('GET /news', '/user/newsAll', /\d+–\d+ of \d+/, {
    again: goOn('/user/newsAll?page=2'),
    // The popups load later and read it too.
    times: 2,
    unreadable: withoutRows,
  }),
  read(
    'GET /mt5/user-account-details/{account}',
    ({ login }) => `/user/mt5Account?account=${login}`,
    'Floating PL',
    {
      prepare: async ({ member }) => ({ login: await member.addAccount() }),
      // The same message covers another member's account and a missing one (T20).
      failureTexts: { refused: null },
      without: alone,
    },
  ),

  // Parts of a screen that works without them.
  aside('GET /authentication', '/user/profile?tab=authentication', 'Authenticator app', {
    failureTexts: inline,
    without: { ...alone, ...noList, signInPage: endsSession, otherNetwork: endsSession },
  }),
  aside('GET /get-picture', '/user/dashboard', '$100,000.00', { without: { ...alone, ...noList } }),
  aside('GET /latest-notifications', '/user/rankDetails', 'Required Matching Bot Pairs', {
    // The popups load later and request it again after a failure.
    times: 2,
    without: alone,
  }),
  aside('GET /fetch-address', '/user/manualDepositList', /USDT TRC20/, {
    failureTexts: inline,
    again: goOn('/user/manualDepositList?method=2'),
    without: noList,
  }),
  ...(
    [
      ['GET /directTeam', '/user/directList', 'No Data Found'],
      ['GET /binary-details', '/user/binaryList', wrongText],
    ] as const
  ).map(([call, open, failure]) =>
    aside(call, open, /e[a-z0-9]{8,}|not in your team/, {
      failureTexts: { ...inline, unanswered: failure, useless: failure },
      again: goOn(`${open}?user=leader`),
    }),
  ),
  // Only some servers have them (D113). After a refusal the chart adds up the list's pages.
  aside('GET /payouts/summary', '/user/payouts', '$50,000.00', {
    // Any 401 of the area ends the session (B §6, D37).
    failureTexts: { ended: loginAgainText, bodyEnded: loginAgainText },
    endsByBody: true,
    without: alone,
  }),
  aside('GET /transactions/summary', '/user/transactions', '$50,000.00', { without: alone }),
  // Only some servers have it (D113). The search works without it, so a failure is silent.
  aside('GET /team-search', '/user/binaryList', 'No one in your team has a name starting with this.', {
    press: ({ page }) => searchIn(page).pressSequentially('zz'),
    again: ({ page }) => searchIn(page).pressSequentially('y'),
  }),
  aside('GET /message/{id}/image', ({ first }) => `/user/chat?ticket=${first}`, 'The first message', {
    prepare: raiseFirst,
    without: { ...alone, ...noList },
  }),
  // Without an open ticket the page shows the subjects itself.
  aside('GET /subjects', ({ first }) => `/user/chat?ticket=${first}`, 'Others', {
    prepare: raiseFirst,
    begin: ({ page }) => page.getByText('The first message').first().waitFor(),
    press: ({ page }) => press(page, 'Raise Ticket'),
    failureTexts: inline,
    without: alone,
  }),
];
