import type { Message } from './mailer';

interface Addressee {
  username: string;
  email: string;
}

const actions: Record<string, string> = {
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

const message = ({ username, email }: Addressee, subject: string, lines: string[]): Message => ({
  to: email,
  username,
  subject,
  text: [`Hello ${username},`, '', ...lines].join('\n'),
});

/** A mail with a one-time code. It includes the purpose, so a member notices a code that a stranger requested. */
export function codeMessage(to: Addressee, purpose: string, code: string): Message {
  const action = actions[purpose] ?? 'confirm an action';
  return {
    ...message(to, `${code} is your code to ${action}`, [
      `Your code to ${action} is ${code}.`,
      'It is good for 10 minutes and can be used once. If you did not ask for it, ignore this message and tell nobody the code.',
    ]),
    code,
  };
}

export const welcomeMessage = (to: Addressee, sponsor: string | undefined): Message =>
  message(to, 'Welcome to Member Portal', [
    `Your account ${to.username} was made${sponsor === undefined ? '' : ` under ${sponsor}`}.`,
    'Your password and security pin are not in this message: keep them where only you can see them.',
  ]);

const notYou = 'If this was not you, ask support for help at once.';

/** The effect of a security change: withdrawals wait, and a link can freeze the account (T29). */
export interface Hold {
  /** A text with its time zone. */
  until: string;
  freezeUrl: string;
}

const freezing = (freezeUrl: string): string[] => [
  '',
  'If this was not you, freeze your account at once. Everybody is signed out, and nothing is paid out:',
  freezeUrl,
];

const held = ({ until, freezeUrl }: Hold): string[] => [
  `Withdrawals are held until ${until}.`,
  ...freezing(freezeUrl),
];

/** `kept` is whether the changing session stays. */
export const passwordChangedMessage = (
  to: Addressee,
  kept: 'no session' | 'own session',
  hold: Hold,
): Message => {
  const ended =
    kept === 'no session' ? 'All sessions were signed out.' : 'Every other session was signed out.';
  return message(to, 'Your password was changed', [ended, ...held(hold)]);
};

/** A rejection with the operator's reason, if any, and the location of its money. */
export const rejectedMessage = (to: Addressee, what: string, detail: string): Message =>
  message(to, `${what} was rejected`, [detail, 'If you have a question, ask support.']);

const changes = {
  pin: 'Your security pin was changed',
  authType: 'You confirm actions in another way now',
  totpOn: 'Your authenticator was switched on',
  totpOff: 'Your authenticator was switched off',
  payTo: 'Your withdrawal details were saved',
  broker: 'Your broker details were saved',
} as const;

/** Notifies a member of a change that an intruder in their open session could have made. */
export const securityMessage = (
  to: Addressee,
  change: keyof typeof changes,
  hold: Hold,
  detail?: string,
): Message => message(to, changes[change], [...(detail === undefined ? [] : [detail]), ...held(hold)]);

/** Without a hold, because the password of a trading account can't withdraw money. */
export const mt5PasswordMessage = (to: Addressee, login: string): Message =>
  message(to, 'Your trading password was changed', [`It is the one of account ${login}.`, notYou]);

/** A notice of a purchase for another member, for either side. Only the payer can undo something by freezing (T35). */
export const purchaseForOtherMessage = (
  to: Addressee,
  { title, lines, freezeUrl }: { title: string; lines: string[]; freezeUrl?: string },
): Message => message(to, title, [...lines, ...(freezeUrl === undefined ? [] : freezing(freezeUrl))]);
