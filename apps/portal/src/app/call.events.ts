import { createAction } from '@reduxjs/toolkit';
import type { Outcome } from '@portal/api';

/** What came of a call that was no success. */
export type CallError = Exclude<Outcome<never>, { kind: 'ok' }>;

/**
 * How a call is reported, as data on the endpoint.
 * - `kind`: a `read` shows its refusal and its missing network in place; an `action` toasts what came of it (A §8).
 * - `silent`: no toast for success or refusal (marking as seen, D62).
 * - `coolDown`: a code is asked for; that one is on its way already is no failure, and a count-down says it (D21).
 * - `unauthenticated`: the variants of D37 by screen; absent: that of the kind.
 * - `failure`: the text for a call without a usable answer. A read that has one is toasted, in place of the global
 *   dialog: what its screen shows may be of an earlier answer, and would hide the failure (B §8, D38).
 * - `ambient`: a read that the portal repeats by itself; when it fails, the answer that stands stays, unsaid.
 */
export interface Report {
  kind: 'read' | 'action';
  silent?: boolean;
  /** No toast for success alone: the call that follows it in the same action confirms both. */
  quiet?: boolean;
  coolDown?: boolean;
  unauthenticated?: 'payouts' | 'withdrawType';
  failure?: string;
  ambient?: boolean;
}

/** A call came to its end. `serial` names the session that made it (T26). */
export const callEnded = createAction<{
  serial: number;
  report: Report;
  error: CallError | null;
  /** The server's confirmation, '' without one. */
  message: string;
}>('call/ended');
