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
};

const message = ({ username, email }: Addressee, subject: string, lines: string[]): Message => ({
  to: email,
  username,
  subject,
  text: [`Hello ${username},`, '', ...lines].join('\n'),
});

/** A one-time code; says what it is for, so that a member notices one that was asked for by somebody else. */
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

export const passwordChangedMessage = (to: Addressee): Message =>
  message(to, 'Your password was changed', [
    'All sessions were signed out. If this was not you, ask support for help at once.',
  ]);
