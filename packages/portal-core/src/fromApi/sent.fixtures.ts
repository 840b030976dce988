import { toAnswer } from '@portal/api';
import type { Unread } from './answer';

/** A value as the client returns it, whatever the server sent, for parser tests. */
export const sent = (value: unknown): Unread<never> =>
  (Array.isArray(value) ? value : toAnswer(value)) as Unread<never>;
