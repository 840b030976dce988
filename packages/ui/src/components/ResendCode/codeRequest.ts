/** The state of a code sent by mail. The server's answer starts the count-down (T14). */
export type CodeRequest =
  | { state: 'idle' }
  | { state: 'sending' }
  /** `until`: when a code may be asked for again, in ms of the steady clock. */
  | { state: 'waiting'; until: number };
