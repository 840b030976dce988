/** The state of a code sent by mail. The server's response starts the countdown (T14). */
export type CodeRequest =
  | { state: 'idle' }
  | { state: 'sending' }
  /** `until`: when the next code may be requested, in ms of the steady clock. */
  | { state: 'waiting'; until: number };
