import type { CallError } from './call.events';

/** The resolved value of a mutation. */
export interface Result {
  data?: unknown;
  error?: unknown;
}

/** Undefined for a success. The base query gives no other errors. */
export const selectError = ({ error }: Result): CallError | undefined => error as CallError | undefined;

/** Whether a call had no session. `msg: 401` in a body is an ordinary failure (B §8, D37). */
export function isSessionOver(error: unknown): boolean {
  const { kind, by } = error as Partial<Extract<CallError, { kind: 'unauthenticated' }>>;
  return kind === 'unauthenticated' && by === 'code';
}
