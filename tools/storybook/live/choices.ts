/** The personas. All except the visitor are the sandbox's demo members, already signed in. */
export const personas = {
  leader: { title: 'Leader: a team, months of movements', username: 'leader' },
  newcomer: { title: 'Newcomer: nothing yet', username: 'newcomer' },
  rejected: { title: 'Rejected: a refused document', username: 'kycrejected' },
  bank: { title: 'Bank: paid in rupees', username: 'bankuser' },
  pin: { title: 'Pin: confirms with a security pin', username: 'pinuser' },
  authenticator: { title: 'Authenticator: confirms with an app', username: 'totpuser' },
  visitor: { title: 'Visitor: not signed in', username: undefined },
} as const;

/** The network's effect on every call. */
export const networks = {
  good: { title: 'Good line' },
  slow: { title: 'Slow: three seconds a call' },
  down: { title: 'Down: no call gets through' },
  drops: { title: 'Drops the answer of what is sent' },
} as const;

/** The outcome of the next call. */
export const outcomes = {
  works: { title: 'Next call works' },
  refused: { title: 'Next call is refused' },
  underReview: { title: 'Next call answers success: false' },
  error500: { title: 'Next call answers 500' },
  nonsense: { title: 'Next call answers nonsense' },
  signedOut: { title: 'Next call finds no session' },
} as const;

/** The calls that the outcome applies to: the next write, or the next of each read, so a whole screen fails. */
export const callKinds = {
  sent: { title: '… of what is sent' },
  read: { title: '… of what is read' },
} as const;

/** The amount of data in lists. */
export const amountsOfData = {
  many: { title: 'Data as seeded' },
  none: { title: 'No rows' },
  one: { title: 'One row' },
  long: { title: 'Long texts' },
} as const;

export type Persona = keyof typeof personas;

/** The conditions between the portal and its back end. */
export interface Conditions {
  network: keyof typeof networks;
  outcome: keyof typeof outcomes;
  calls: keyof typeof callKinds;
  data: keyof typeof amountsOfData;
}

export const fair: Conditions = { network: 'good', outcome: 'works', calls: 'sent', data: 'many' };

/** The plan's flags that a reviewer can set, with their names in the operator's settings. */
export const planFlags = {
  binaryTree: 'binary',
  singleLeg: 'single_leg',
  emailRequired: 'email_required',
  cancelBots: 'cancel_bot',
  cancelLive: 'cancel_live',
} as const;

export type Plan = Record<keyof typeof planFlags, boolean>;
