import type { Page } from '@playwright/test';
import { dialog, press, toast, typeCode, verify } from '../../../apps/portal/e2e/support/page';
import type { Driver, Scene } from '../driver';
import { fromJourney } from './fromJourney';
import { alone, noList, pressed } from './moves';

const wrong = 'Something Went Wrong Please Try Again....';
/** Keeps each visitor below five codes a day, the server's limit (T14, T15). */
const betweenCodes = 5 * 60 * 60;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
/** Without a session, a 401 is an ordinary failure. */
const anyone = { visitor: true, kind: 'write' } as const;
const inline = {
  unanswered: wrong,
  useless: wrong,
  refused: /Not today\.|Please wait 30/,
  ended: wrong,
  bodyEnded: wrong,
};

async function fillSignIn({ page, member }: Scene): Promise<void> {
  await page.getByLabel('Username').fill(member.username);
  await field(page, 'Password').fill(member.password);
}

const ofName = (call: string, label: string): Driver => ({
  call,
  kind: 'aside',
  visitor: true,
  open: '/register',
  begin: ({ page }) => field(page, label).waitFor(),
  press: async ({ page }) => {
    await field(page, label).fill('leader');
    await field(page, label).press('Tab');
  },
  again: async ({ page }) => {
    await field(page, label).fill('newcomer');
    await field(page, label).press('Tab');
  },
  shows: 'Available',
  without: noList,
});

const registering = fromJourney('registration', 'POST /register');

/** The screens for visitors. */
export const visitors: readonly Driver[] = [
  {
    call: 'GET /country',
    kind: 'aside',
    visitor: true,
    open: '/register',
    shows: 'Country',
    failureTexts: inline,
    without: alone,
  },
  {
    call: 'GET /pre-register',
    kind: 'aside',
    visitor: true,
    open: '/register',
    shows: 'Sponsor',
    failureTexts: inline,
    without: { ...alone, ...noList },
  },
  ofName('GET /check/{username}/username', 'Username'),
  ofName('GET /check/{username}/sponsor', 'Sponsor'),
  {
    ...registering,
    begin: async (scene) => {
      await registering.begin(scene);
      for (const found of [/^Available ·/, /^Available$/]) await scene.page.getByText(found).waitFor();
    },
    visitor: true,
    member: { upTo: 'unregistered' },
    shows: 'Verify your email',
    failureTexts: { deliveredTwice: null },
  },
  {
    ...fromJourney('signIn', 'POST /pre-login'),
    visitor: true,
    shows: /Security Pin|One-time code/,
    // A §8: the pre-login has its own message for a failed network.
    failureTexts: { unanswered: 'Something went wrong.' },
  },
  {
    ...fromJourney('signIn', 'POST /login'),
    visitor: true,
    button: (page) => page.getByRole('button', { name: /^(Sign In|Verify)$/ }),
    shows: 'Dashboard',
    real: true,
    failureTexts: { deliveredTwice: null },
  },
  {
    ...{ call: 'POST /login-as-user', kind: 'aside', visitor: true },
    prepare: async ({ sandbox, member }) => ({ link: await sandbox.loginAs(member.username) }),
    freshMember: true,
    open: ({ link = '' }) => link,
    shows: /Dashboard|no longer valid/,
    failureTexts: { unanswered: wrong, useless: wrong, refused: /Not today\.|Please wait 30/ },
    without: { ...alone, ...noList },
  },
  {
    ...{ call: 'POST /verify-email', ...anyone },
    member: { upTo: 'registered' },
    open: '/login',
    begin: async ({ page, member, sandbox }) => {
      await sandbox.advance(betweenCodes);
      await verify(page, member);
      await page
        .getByText(/Resend request after/)
        .first()
        .waitFor();
      // Waits for the first step's toast, which isn't the response to the sent code.
      await toast(page, 'Please verify your email.').waitFor();
      await typeCode(page, await sandbox.code(member.username));
    },
    ...pressed('Verify'),
    shows: /verified/i,
    failureTexts: { deliveredTwice: null },
  },
  {
    ...{ call: 'POST /resendotp', ...anyone },
    member: { by: 'otp' },
    open: '/login',
    begin: fillSignIn,
    press: async ({ page, sandbox }) => {
      await sandbox.advance(betweenCodes);
      await press(page, 'Verify');
    },
    button: (page) => page.getByRole('button', { name: /Request OTP|^Sign In$/ }),
    shows: /Resend request after/,
    // The second step has another form.
    forgets: /Password|Username/,
    // A cool-down means that a code was sent (D21).
    failureTexts: { tooMany: /Resend request after|Please wait/ },
  },
  {
    ...{ call: 'POST /forget-password', ...anyone },
    member: {},
    freshMember: true,
    open: '/login',
    begin: async ({ page, member, sandbox }) => {
      await sandbox.advance(betweenCodes);
      await page.getByLabel('Username').fill(member.username);
      await press(page, 'Forgot Password');
      const forgot = dialog(page, 'Forgot Password');
      await forgot.getByLabel('Username').press('Enter');
      await forgot.getByLabel(/^digit 1 of/).waitFor();
      await typeCode(forgot, await sandbox.code(member.username));
      await forgot.getByLabel('New password').fill('another horse 8');
    },
    press: ({ page }) => page.keyboard.press('Enter'),
    button: (page) => dialog(page, 'Forgot Password').getByRole('button'),
    shows: /changed|updated/i,
    failureTexts: { deliveredTwice: null },
  },
  {
    call: 'POST /logout',
    kind: 'write',
    open: '/user/rankDetails',
    begin: ({ page, member }) => page.getByRole('button', { name: new RegExp(member.username) }).click(),
    press: ({ page }) => press(page, 'Logout'),
    signsOut: true,
    forgets: /./,
    shows: /Your Are Logout|Logged out/i,
    // The session ends here, and the toast shows the server's message (A §8, D106).
    failureTexts: { ended: wrong, deliveredTwice: null },
  },
];
