import type { Message } from './mailer';

interface Addressee {
  username: string;
  email: string;
}

export const codeActions: Record<string, string> = {
  login: 'sign in',
  'forget-password': 'set a new password',
  'verify-email': 'verify your email',
  profile: 'change your security settings',
  'withdraw-setting': 'save your withdrawal details',
  withdraw: 'confirm a withdrawal',
  transfer: 'confirm a transfer',
  mt5: 'see your trading passwords',
  cancel: 'cancel a subscription',
  purchase: 'buy a package for another member',
};

/** Where the requester didn't need the password, changing it doesn't help. */
const unasked: Record<string, string> = {
  'forget-password': 'Your password hasn’t changed. Contact support if you get another code.',
  'verify-email': 'Contact support.',
};

const message = ({ username, email }: Addressee, subject: string, lines: string[]): Message => ({
  to: email,
  username,
  subject,
  text: [`Hello ${username},`, '', ...lines].join('\n'),
});

/** A mail with a one-time code. It includes the purpose, so a member notices a code that a stranger requested. */
export function codeMessage(to: Addressee, purpose: string, code: string): Message {
  const action = codeActions[purpose] ?? 'confirm an action';
  return {
    ...message(to, `${code} is your code to ${action}`, [
      `Your code to ${action} is ${code}.`,
      'It works once, within 10 minutes. Never share it, not even with support.',
      `Didn’t ask for it? ${unasked[purpose] ?? 'Change your password.'}`,
    ]),
    code,
  };
}

export const welcomeMessage = (to: Addressee, sponsor: string | undefined): Message =>
  message(to, `Welcome, ${to.username}`, [
    `Your account ${to.username} is ready.${sponsor === undefined ? '' : ` Your sponsor is ${sponsor}.`}`,
    'Keep your password and security PIN where only you can see them. We never send them by email.',
  ]);

const notYou = 'Not you? Contact support straight away.';

/** The effect of a security change: withdrawals wait, and a link can freeze the account (T29). */
export interface Hold {
  /** A text with its time zone. */
  until: string;
  freezeUrl: string;
}

const freezing = (freezeUrl: string): string[] => [
  '',
  'Not you? Freeze your account with this link. It signs everyone out, and no money leaves:',
  freezeUrl,
];

const held = ({ until, freezeUrl }: Hold): string[] => [
  `Withdrawals are on hold until ${until}.`,
  ...freezing(freezeUrl),
];

/** `kept` is whether the changing session stays. */
export const passwordChangedMessage = (
  to: Addressee,
  kept: 'no session' | 'own session',
  hold: Hold,
): Message => {
  const ended =
    kept === 'no session' ? 'We’ve signed you out everywhere.' : 'We’ve signed you out everywhere else.';
  return message(to, 'Your password was changed', [ended, ...held(hold)]);
};

/** The account is closed by its member, or by a thief in their session. Only support opens it again. */
export const frozenMessage = (to: Addressee): Message =>
  message(to, 'Your account was frozen', [
    'Everyone is signed out, and no money leaves. Contact support to unfreeze it.',
  ]);

/** The account can be signed in to again. What opened it before waits for the member's review (D153). */
export const unfrozenMessage = (to: Addressee, freezeUrl: string): Message =>
  message(to, 'Your account was unfrozen', [
    'Sign in with your password and a code from your email. Then choose what you keep.',
    ...freezing(freezeUrl),
  ]);

/** What the member kept and removed after a rescue. */
export const reviewedMessage = (to: Addressee, lines: string[], hold: Hold): Message =>
  message(to, 'You reviewed how your account is opened', [...lines, ...held(hold)]);

/** The word shows members that a mail is ours, so a thief's change must be noticed. */
export const wordChangedMessage = (to: Addressee, freezeUrl: string): Message =>
  message(to, 'Your anti-phishing word was changed', freezing(freezeUrl).slice(1));

/** A sign-in from a device that the member had not used before. */
export const newDeviceMessage = (
  to: Addressee,
  { from, at, freezeUrl }: { from: string; at: string; freezeUrl: string },
): Message => message(to, 'New sign-in to your account', [`${from}, at ${at}.`, ...freezing(freezeUrl)]);

/** New recovery codes void the old ones. The mail never contains them. */
export const recoveryCodesMessage = (to: Addressee, freezeUrl: string): Message =>
  message(to, 'You have new recovery codes', ['Your old ones no longer work.', ...freezing(freezeUrl)]);

/** A sign-in without the authenticator. */
export const recoveryCodeUsedMessage = (to: Addressee, left: number, freezeUrl: string): Message =>
  message(to, 'A recovery code was used to sign in', [
    `It can’t be used again. You have ${left} left.`,
    ...freezing(freezeUrl),
  ]);

/** A passkey signs in without the code of the second step. */
export const passkeyMessage = (
  to: Addressee,
  change: 'added' | 'removed',
  { device, freezeUrl }: { device: string | null; freezeUrl: string },
): Message =>
  message(to, `A passkey was ${change}`, [
    ...(device === null ? [] : [`It was made on ${device}.`]),
    ...freezing(freezeUrl),
  ]);

/** A rejection with the operator's reason, if any, and the location of its money. */
export const rejectedMessage = (to: Addressee, what: string, detail: string): Message =>
  message(to, `${what} was rejected`, [detail, 'Questions? Contact support.']);

export const securityChanges = {
  pin: 'Your security PIN was changed',
  authType: 'Your confirmation method was changed',
  totpOn: 'Your authenticator app was turned on',
  totpOff: 'Your authenticator app was turned off',
  payTo: 'Your withdrawal details were saved',
  broker: 'Your broker details were saved',
} as const;

/** Notifies a member of a change that an intruder in their open session could have made. */
export const securityMessage = (
  to: Addressee,
  change: keyof typeof securityChanges,
  hold: Hold,
  detail?: string,
): Message =>
  message(to, securityChanges[change], [...(detail === undefined ? [] : [detail]), ...held(hold)]);

/** Without a hold, because the password of a trading account can't withdraw money. */
export const mt5PasswordMessage = (to: Addressee, login: string): Message =>
  message(to, 'Your trading password was changed', [`It’s the password for account ${login}.`, notYou]);

/** A notice of a purchase for another member, for either side. Only the payer can undo something by freezing (T35). */
export const purchaseForOtherMessage = (
  to: Addressee,
  { title, lines, freezeUrl }: { title: string; lines: string[]; freezeUrl?: string },
): Message => message(to, title, [...lines, ...(freezeUrl === undefined ? [] : freezing(freezeUrl))]);
