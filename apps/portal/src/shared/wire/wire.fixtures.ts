import type { Unread } from './answer';

/** A body as a server may send it, whatever the contract says: for tests of what reads it. */
export const sent = (body: unknown): Unread<never> => body as Unread<never>;
