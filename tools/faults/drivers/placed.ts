import type { Page } from '@playwright/test';
import { press, question } from '../../../apps/portal/e2e/support/page';
import type { Driver } from '../driver';
import { alone, onePage, goOn, noList, picture, turned } from './moves';
import { addAccount, buyLive } from './prepared';

const wrong = 'Something Went Wrong Please Try Again....';
const loginAgain = 'Authentication Failed. Please Login Again....';
const inline = {
  unanswered: wrong,
  useless: wrong,
  refused: /Not today\.|Please wait 30/,
  bodyEnded: wrong,
};

/** The portal asks this call whether a redirect has ended the session (D156). */
const endsSession = 'A redirect of this call is an ended session, or is asked for once more.';

const searchIn = (page: Page) => page.getByRole('search').getByLabel('Search by user name');

/** Reads with their own container on a screen that works without them. */
export const placed: readonly Driver[] = [
  {
    call: 'GET /authentication',
    kind: 'aside',
    open: '/user/profile?tab=authentication',
    shows: 'Authenticator app',
    failureTexts: inline,
    without: { ...alone, ...noList, signInPage: endsSession, otherNetwork: endsSession },
  },
  {
    call: 'GET /get-picture',
    kind: 'aside',
    open: '/user/dashboard',
    shows: '$100,000.00',
    without: { ...alone, ...noList },
  },
  {
    call: 'GET /latest-notifications',
    kind: 'aside',
    open: '/user/rankDetails',
    shows: 'Required Matching Bot Pairs',
    // The popups load later and request it again after a failure.
    times: 2,
    without: alone,
  },
  {
    call: 'GET /fetch-address',
    kind: 'aside',
    open: '/user/manualDepositList',
    shows: /USDT TRC20/,
    failureTexts: inline,
    again: goOn('/user/manualDepositList?method=2'),
    without: noList,
  },
  {
    call: 'GET /live-subscriptions',
    kind: 'read',
    open: '/user/poolsubscriptionHistory',
    shows: /Live Intro|No Data For Action/,
    prepare: async ({ member }) => ({ id: String(await buyLive(member)) }),
    // The chart's read asks once more without a page size after a refusal (D126).
    times: 2,
    without: { ...onePage, ...turned },
    unreadable: ['emptyList', 'nullLeaves', 'missingFields', 'bodyOfNulls'],
  },
  {
    call: 'GET /mt5/user-account-details/{account}',
    kind: 'read',
    prepare: async ({ member }) => ({ login: await addAccount(member) }),
    open: ({ login }) => `/user/mt5Account?account=${login}`,
    shows: 'Floating PL',
    // The same message covers another member's account and a missing one (T20).
    failureTexts: { refused: null },
    without: alone,
  },
  ...(['directTeam', 'binary-details'] as const).map((path): Driver => {
    const open = path === 'directTeam' ? '/user/directList' : '/user/binaryList';
    const failure = path === 'directTeam' ? 'No Data Found' : wrong;
    return {
      call: `GET /${path}`,
      kind: 'aside',
      open,
      shows: /e[a-z0-9]{8,}|not in your team/,
      failureTexts: { ...inline, unanswered: failure, useless: failure, bodyEnded: wrong },
      again: goOn(`${open}?user=leader`),
    };
  }),
  // Only some servers have them (D113). After a refusal the chart adds up the list's pages.
  {
    call: 'GET /payouts/summary',
    kind: 'aside',
    open: '/user/payouts',
    shows: '$50,000.00',
    // Any 401 of the area ends the session (B §6, D37).
    failureTexts: { ended: loginAgain, bodyEnded: loginAgain },
    endsByBody: true,
    without: alone,
  },
  {
    call: 'GET /transactions/summary',
    kind: 'aside',
    open: '/user/transactions',
    shows: '$50,000.00',
    without: alone,
  },
  {
    // Only some servers have it (D113). The search works without it, so a failure is silent.
    call: 'GET /team-search',
    kind: 'aside',
    open: '/user/binaryList',
    press: async ({ page }) => {
      await searchIn(page).pressSequentially('zz');
    },
    again: async ({ page }) => {
      await searchIn(page).pressSequentially('y');
    },
    shows: 'No one in your team has a name starting with this.',
  },
  {
    call: 'GET /ticket/{id}/details',
    kind: 'read',
    prepare: async ({ member }) => ({
      first: String(await member.raiseTicket('The first message', picture())),
      second: String(await member.raiseTicket('The second message', picture())),
    }),
    open: ({ first }) => `/user/chat?ticket=${first}`,
    shows: /The (first|second) message/,
    again: (scene) => goOn(`/user/chat?ticket=${scene.state['second']}`)(scene),
  },
  {
    call: 'GET /message/{id}/image',
    kind: 'aside',
    prepare: async ({ member }) => ({
      first: String(await member.raiseTicket('The first message', picture())),
    }),
    open: ({ first }) => `/user/chat?ticket=${first}`,
    shows: 'The first message',
    without: { ...alone, ...noList },
  },
  {
    call: 'GET /subjects',
    kind: 'aside',
    open: '/user/chat',
    begin: ({ page }) => page.getByText('Select Ticket From List').waitFor(),
    press: ({ page }) => press(page, 'Raise Ticket'),
    shows: 'Others',
    failureTexts: inline,
    without: alone,
  },
  {
    call: 'GET /mt5/fetch-password/{account}',
    kind: 'write',
    prepare: async ({ member }) => ({ login: await addAccount(member) }),
    open: ({ login }) => `/user/mt5Account?account=${login}`,
    begin: async ({ page, member }) => {
      await press(page, 'View Password');
      await page
        .getByLabel(/^digit 1 of/)
        .first()
        .focus();
      await page.keyboard.type(member.pin);
    },
    press: ({ page }) => press(question(page), 'View Password'),
    button: (page) => question(page).getByRole('button', { name: 'View Password' }),
    shows: /Passwords for account/,
  },
];
