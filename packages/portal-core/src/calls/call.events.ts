import { createAction } from '@reduxjs/toolkit';
import type { Outcome } from '@portal/api';

/** The outcome of a call without success. */
export type CallError = Exclude<Outcome<never>, { kind: 'ok' }>;

/**
 * The notification policy of a call, as data on the endpoint.
 * - `kind`: a `read` shows a refusal or a missing network in place; an `action` shows its outcome as a toast (A §8).
 * - `silent`: no toast for success or refusal (marking as seen, D62).
 * - `coolDown`: the call requests a code. A code that is already coming is no failure, and a count-down shows it (D21).
 * - `unauthenticated`: the variant of D37 for the screen. Without one, the kind decides.
 * - `failure`: the text for a call without a usable answer. A read with one shows a toast instead of the global
 *   dialog, because its screen may show an earlier answer (B §8, D38).
 * - `maybeMissing`: a 404 means that there is no such thing, which the screen shows in place.
 * - `background`: an automatic refetch. If it fails, the last answer stays without a message.
 */
export interface NotificationPolicy {
  kind: 'read' | 'action';
  silent?: boolean;
  /** No toast for a success, because the next call of the same action confirms both. */
  quiet?: boolean;
  coolDown?: boolean;
  unauthenticated?: 'payouts' | 'withdrawType';
  failure?: string;
  maybeMissing?: boolean;
  background?: boolean;
}

/** A call ended. `serial` is the number of its session (T26). */
export const callEnded = createAction<{
  serial: number;
  policy: NotificationPolicy;
  error: CallError | null;
  /** The server's confirmation, '' without one. */
  message: string;
}>('call/ended');
