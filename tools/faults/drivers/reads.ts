import type { Driver } from '../driver';
import { alone, onePage, goOn, noList, turned } from './moves';

const wrong = 'Something Went Wrong Please Try Again....';
const loginAgain = 'Authentication Failed. Please Login Again....';

/** A read that a screen makes when it opens. */
const read = (
  call: string,
  open: Driver['open'],
  shows: string | RegExp,
  rest: Partial<Driver> = {},
): Driver => ({
  call,
  kind: 'read',
  open,
  shows,
  ...rest,
});

/** The screens' own reads. Opening the address makes the call. */
export const reads: readonly Driver[] = [
  read('GET /dashboard', '/user/dashboard', '$100,000.00', { without: alone }),
  read('GET /user', '/user/profile', 'Test Member', { without: { ...alone, ...noList } }),
  read('GET /logs', '/user/profile?tab=logs', '127.0.0.1', { without: onePage }),
  read('GET /get-doc-type', '/user/kyc', 'Start', { without: alone }),
  read('GET /kyc-list', '/user/kyc', 'Please Complete Your KYC !', {
    without: alone,
    unreadable: ['bodyOfNulls'],
  }),
  read('GET /available-payment-methods', '/user/manualDepositList', 'USDT TRC20', { without: alone }),
  read('GET /packages', '/user/packageList', 'Starter Bot', { without: alone }),
  read('GET /live-packages', '/user/poolpackageList', 'PAAM Start', { without: alone }),
  read('GET /subscriptions', '/user/subscriptionHistory', 'Starter Bot', {
    prepare: async ({ member }) => {
      await member.post('subscription/store', {
        ...{
          package_id: 1,
          subscription_type: 'fixed',
          investment_amount: '100.00',
          username: member.username,
        },
      });
      return {};
    },
    without: onePage,
  }),
  read('GET /withdraw', '/user/manualWithdraw', '$50,000.00', { without: { ...alone } }),
  read('GET /user/manual/withdraw/list', '/user/manualWithdrawList', 'No Data For Action', {
    without: onePage,
  }),
  read('GET /transfer', '/user/transfer', 'No Data For Action', { without: onePage }),
  read('GET /transactions', '/user/transactions', '$50,000.00', {
    again: goOn('/user/transactions?wallet=pay_out'),
  }),
  read('GET /payouts', '/user/payouts', /\$50,000\.00|No Data For Action/, {
    again: goOn('/user/payouts?status=unpaid'),
    // It has its own message, and any 401 ends the session (B §6, B §8, D38).
    failureTexts: {
      ...{ unanswered: 'Request failed please try again', useless: 'Request failed please try again' },
      ...{ ended: loginAgain, bodyEnded: loginAgain },
    },
    dialog: false,
    endsByBody: true,
    without: turned,
  }),
  read('GET /user-team-details', '/user/downlineDetails', 'No Data For Action', {
    again: goOn('/user/downlineDetails?level=25'),
    // It has its own message (B §8).
    failureTexts: { useless: wrong },
    dialog: false,
  }),
  read('GET /directlist', '/user/direct', 'No Data Available', { without: onePage }),
  // Only some servers have it, so every failure is shown in place (D113).
  read('GET /team-list', '/user/teamList?view=all', 'No Data For Action', {
    without: onePage,
    dialog: false,
  }),
  read('GET /rank/incomes', '/user/rankDetails', 'Required Matching Bot Pairs', { without: alone }),
  read('GET /pool/incomes', '/user/salary', 'Current Rank', { without: alone }),
  read('GET /tickets', '/user/chat', 'Select Ticket From List', { without: alone }),
  read('GET /all-notifications', '/user/notificationAll', 'No notifications yet !!!', {
    without: onePage,
  }),
  read('GET /news', '/user/newsAll', /\d+–\d+ of \d+/, {
    again: goOn('/user/newsAll?page=2'),
    // The popups load later and read it too.
    times: 2,
  }),
];
