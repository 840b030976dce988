import type { Unread } from './answer';

/** A body as a server may send it despite the contract, for parser tests. */
export const sent = (body: unknown): Unread<never> => body as Unread<never>;
