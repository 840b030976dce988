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

/** Whether there is no such thing or no such call. A framework's 404 has no words for members (D121). */
export function isNotFound(error: unknown): boolean {
  const { kind, status } = (error ?? {}) as Partial<Extract<CallError, { kind: 'refused' | 'failed' }>>;
  return (kind === 'refused' || kind === 'failed') && status === 404;
}
