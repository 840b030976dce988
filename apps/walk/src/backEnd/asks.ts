/** A call as it goes to the page's back end. A form is its fields, because a FormData can't be sent to a worker. */
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

/** A session that the operator's side opens, with what the portal keeps of a sign-in. */
interface Opened {
  token: string;
  username: string;
  email: string;
  authType: string;
}

/** What the operator decides or answers, by its number. */
export type Decided = 'withdrawal' | 'manualDeposit' | 'ticket' | 'document' | 'liveSubscription';

/** What a page can ask of its back end; each with its answer. */
export interface BackEnd {
  /** Everything as it was seeded, at this moment (ms since 1970). */
  begin: (moment: number) => Promise<void>;
  call: (asked: CallAsked) => Promise<CallAnswer>;
  /** Signs a demo member in without the two steps. */
  signIn: (username: string) => Promise<Opened>;
  /** Marks all news and notifications of the demo members as read, so that none comes up over a screen. */
  readAll: () => Promise<void>;
  /** The newest code that was mailed to a member. */
  mailedCode: (username: string) => Promise<string>;
  /** What an authenticator app shows now that has this key; without one, that of a demo member who has set one up. */
  appCode: (username: string, key?: string) => Promise<string>;
  /** The number of the newest of its kind that a member has. */
  newest: (kind: Decided, username: string) => Promise<number>;
  /** An action of the operator's page, by its path; answers its words. */
  operate: (path: string, input: Record<string, unknown>) => Promise<string>;
}
