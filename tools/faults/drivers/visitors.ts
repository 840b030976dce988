import type { Page } from '@playwright/test';
import { codeSent, dialog, press, toast, typeCode, verify } from '../../../apps/portal/e2e/support/page';
import type { Driver, Scene } from '../driver';
import { wrongText } from '../faults';
import { fromJourney } from './fromJourney';
import { alone, aside, inline, noList, write } from './moves';

/** Keeps each visitor below five codes a day, the server's limit (T14, T15). */
const betweenCodes = 5 * 60 * 60;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
/** Without a session, a 401 is an ordinary failure. */
const visitorInline = { ...inline, ended: wrongText };

/** Screens without a sign-in. */
const visitor = true;

/** Looks a name up as it is typed. */
const ofName = (call: string, label: string): Driver => {
  const type =
    (name: string) =>
    async ({ page }: Scene) => {
      await field(page, label).fill(name);
      await field(page, label).press('Tab');
    };
  return aside(call, '/register', 'Available', {
    visitor,
    begin: ({ page }) => field(page, label).waitFor(),
    press: type('leader'),
    again: type('newcomer'),
    without: noList,
  });
};

const registering = fromJourney('registration', 'POST /register');

/** The screens for visitors. */
export const visitors: readonly Driver[] = [
  aside('GET /country', '/register', 'Country', { visitor, failureTexts: visitorInline, without: alone }),
  aside('GET /pre-register', '/register', 'Sponsor', {
    visitor,
    failureTexts: visitorInline,
    without: { ...alone, ...noList },
  }),
  ofName('GET /check/{username}/username', 'Username'),
  ofName('GET /check/{username}/sponsor', 'Sponsor'),
  {
    ...registering,
    begin: async (scene) => {
      await registering.begin(scene);
      for (const found of [/^Available ·/, /^Available$/]) await scene.page.getByText(found).waitFor();
    },
    visitor,
    member: { upTo: 'unregistered' },
    shows: 'Verify your email',
    speaks: 'Your account is ready',
    failureTexts: { deliveredTwice: null },
  },
  {
    ...fromJourney('signIn', 'POST /pre-login'),
    visitor,
    shows: /Security Pin|One-time code/,
    // A §8: the pre-login has its own message for a failed network.
    failureTexts: { unanswered: 'Something went wrong.' },
  },
  {
    ...fromJourney('signIn', 'POST /login'),
    visitor,
    button: (page) => page.getByRole('button', { name: /^(Sign In|Verify)$/ }),
    shows: 'Dashboard',
    // The stub's token opens nothing, so its session may end before the first toast is spoken.
    speaks: /^(You’re signed in|Your session has expired)/,
    real: true,
    failureTexts: { deliveredTwice: null },
  },
  aside('POST /login-as-user', ({ link = '' }) => link, /Dashboard|no longer valid/, {
    visitor,
    prepare: async ({ sandbox, member }) => ({ link: await sandbox.loginAs(member.username) }),
    freshMember: true,
    failureTexts: { unanswered: wrongText, useless: wrongText, refused: inline.refused },
    without: { ...alone, ...noList },
  }),
  write('POST /verify-email', '/login', 'Verify', {
    visitor,
    member: { upTo: 'registered' },
    begin: async ({ page, member, sandbox }) => {
      await sandbox.advance(betweenCodes);
      await verify(page, member);
      await codeSent(page);
      // Waits for the first step's toast, which isn't the response to the sent code.
      await toast(page, 'Please verify your email.').waitFor();
      await typeCode(page, await sandbox.code(member.username));
    },
    shows: /verified/i,
    failureTexts: { deliveredTwice: null },
  }),
  write('POST /resendotp', '/login', 'Verify', {
    visitor,
    member: { by: 'otp' },
    begin: async ({ page, member }) => {
      await page.getByLabel('Username').fill(member.username);
      await field(page, 'Password').fill(member.password);
    },
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
  }),
  {
    ...{ call: 'POST /forget-password', kind: 'write', visitor, open: '/login' },
    member: {},
    freshMember: true,
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
    ...{ call: 'POST /logout', kind: 'write', open: '/user/rankDetails' },
    begin: ({ page, member }) => page.getByRole('button', { name: new RegExp(member.username) }).click(),
    press: ({ page }) => press(page, 'Logout'),
    signsOut: true,
    forgets: /./,
    shows: /Your Are Logout|Logged out/i,
    // The session ends here, and the toast shows the server's message (A §8, D106).
    failureTexts: { ended: wrongText, deliveredTwice: null },
  },
];
