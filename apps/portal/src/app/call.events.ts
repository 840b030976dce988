import { createAction } from '@reduxjs/toolkit';
import type { Outcome } from '@portal/api';

/** What came of a call that was no success. */
export type CallError = Exclude<Outcome<never>, { kind: 'ok' }>;

/**
 * How a call is reported, as data on the endpoint.
 * - `kind`: a `read` shows its refusal and its missing network in place; an `action` toasts what came of it (A §8).
 * - `silent`: no toast for success or refusal (marking as seen, D62).
 * - `unauthenticated`: the variants of D37 by screen; absent: that of the kind.
 * - `failure`: the text for an action without a usable answer, and for a read that toasts one in place of raising the
 *   global flag (D38, lists).
 */
export interface Report {
  kind: 'read' | 'action';
  silent?: boolean;
  /** No toast for success alone: the call that follows it in the same action confirms both. */
  quiet?: boolean;
  unauthenticated?: 'payouts' | 'withdrawType';
  failure?: string;
}

/** A call came to its end. `serial` names the session that made it (T26). */
export const callEnded = createAction<{
  serial: number;
  report: Report;
  error: CallError | null;
  /** The server's confirmation, '' without one. */
  message: string;
}>('call/ended');
