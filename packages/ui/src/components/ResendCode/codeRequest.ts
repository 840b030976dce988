/** A code sent by mail, as a screen is told of it. The server's answer starts the count-down (T14). */
export type CodeRequest =
  | { state: 'idle' }
  | { state: 'sending' }
  /** `until`: milliseconds since 1970 at which a code may be asked for again. */
  | { state: 'waiting'; until: number };
