import type { StatusVariant } from './StatusPill';

/** A row's status: its exact word, and what the word means. */
export interface RowStatus {
  word: string;
  variant: StatusVariant;
}
