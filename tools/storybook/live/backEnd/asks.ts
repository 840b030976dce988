import type { readOutbox } from '../../../../apps/sandbox/src/operator/reads';
import type { readWaiting } from '../../../../apps/sandbox/src/operator/readWaiting';

/** A call to the page's back end. A form is sent as its fields, because a FormData can't be sent to a worker. */
export interface CallAsked {
  method: string;
  /** Path and query, below /api. */
  path: string;
  headers: Record<string, string>;
  body?: string | readonly (readonly [name: string, value: string | File])[];
}

export interface CallAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
}

/** A session opened by the operator, with what the portal stores after a sign-in. */
interface Opened {
  token: string;
  username: string;
  email: string;
  authType: string;
}

/** The kinds of item that the operator decides or answers, by number. */
export type Decided = 'withdrawal' | 'manualDeposit' | 'ticket' | 'document' | 'liveSubscription';

/** A demo member, with what a person types to sign in and to confirm. */
interface DemoAccount {
  username: string;
  password: string;
  pin: string;
  /** The current code of the member's authenticator app, also while one is being set up. */
  appCode?: string | undefined;
}

/** What a person at the live portal needs besides it: mailboxes, codes and the operator's open decisions. */
export interface BackOffice {
  /** Newest first. */
  mails: Awaited<ReturnType<typeof readOutbox>>;
  accounts: DemoAccount[];
  waiting: Awaited<ReturnType<typeof readWaiting>>;
}

/** The requests that a page can send to its back end, with their responses. */
export interface BackEnd {
  /** Restores the seed at this moment (ms since 1970). */
  begin: (moment: number) => Promise<void>;
  call: (asked: CallAsked) => Promise<CallAnswer>;
  /** Signs a demo member in without the two steps. */
  signIn: (username: string) => Promise<Opened>;
  /** Marks all news and notifications of the demo members as read, so no popup covers a screen. */
  readAll: () => Promise<void>;
  /** Returns the newest code that was mailed to a member. */
  mailedCode: (username: string) => Promise<string>;
  /**
   * Returns the current authenticator code for this key. Without a key, it is that of a demo member with a set-up app.
   */
  appCode: (username: string, key?: string) => Promise<string>;
  /** Returns the number of a member's newest item of a kind. */
  newest: (kind: Decided, username: string) => Promise<number>;
  /** Returns the mails, the codes of one demo member or of all, and what waits for the operator. */
  backOffice: (username?: string) => Promise<BackOffice>;
  /** Runs an action of the operator's page, by its path. Returns its message. */
  operate: (path: string, input: Record<string, unknown>) => Promise<string>;
}
