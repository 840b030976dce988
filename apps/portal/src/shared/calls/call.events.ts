import { createAction } from '@reduxjs/toolkit';
import type { Outcome } from '@portal/api';

/** The outcome of a call that was no success. */
export type CallError = Exclude<Outcome<never>, { kind: 'ok' }>;

/**
 * How a call is reported, as data on the endpoint.
 * - `kind`: a `read` shows its refusal and its missing network in place; an `action` toasts what came of it (A §8).
 * - `silent`: no toast for success or refusal (marking as seen, D62).
 * - `coolDown`: the call asks for a code. If one is on its way, that is no failure, and a count-down says it (D21).
 * - `unauthenticated`: the variant of D37 for the screen. Without one, the kind decides.
 * - `failure`: the text for a call without a usable answer. A read that has one is toasted and opens no global
 *   dialog: its screen may show an earlier answer, which would hide the failure (B §8, D38).
 * - `ambient`: a read that the portal repeats by itself. When it fails, the last answer stays and nothing is said.
 */
export interface NotificationPolicy {
  kind: 'read' | 'action';
  silent?: boolean;
  /** A success is not toasted, because the call that follows it in the same action confirms both. */
  quiet?: boolean;
  coolDown?: boolean;
  unauthenticated?: 'payouts' | 'withdrawType';
  failure?: string;
  background?: boolean;
}

/** A call came to its end. `serial` names the session that made it (T26). */
export const callEnded = createAction<{
  serial: number;
  policy: NotificationPolicy;
  error: CallError | null;
  /** The server's confirmation, '' without one. */
  message: string;
}>('call/ended');
