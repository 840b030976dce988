/** The state of a code sent by mail. The server's answer starts the count-down (T14). */
export type CodeRequest =
  | { state: 'idle' }
  | { state: 'sending' }
  /** `until`: when a code may be asked for again, in milliseconds since 1970. */
  | { state: 'waiting'; until: number };
