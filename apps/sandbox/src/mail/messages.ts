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

const notYou = 'If this was not you, ask support for help at once.';

/** `kept` is whether the session that changed it stays. */
export const passwordChangedMessage = (to: Addressee, kept: 'no session' | 'own session'): Message => {
  const ended =
    kept === 'no session' ? 'All sessions were signed out.' : 'Every other session was signed out.';
  return message(to, 'Your password was changed', [`${ended} ${notYou}`]);
};

const changes = {
  pin: 'Your security pin was changed',
  authType: 'You confirm actions in another way now',
  totpOn: 'Your authenticator was switched on',
  totpOff: 'Your authenticator was switched off',
  payTo: 'Your withdrawal details were saved',
  mt5Password: 'Your trading password was changed',
} as const;

/** Tells a member of a change that somebody with their open session could have made. */
export const securityMessage = (to: Addressee, change: keyof typeof changes, detail?: string): Message =>
  message(to, changes[change], [...(detail === undefined ? [] : [detail]), notYou]);
