import type { StatusVariant } from './StatusPill';

/** A row's status: its exact word, and the meaning of the word. */
export interface RowStatus {
  word: string;
  variant: StatusVariant;
}
