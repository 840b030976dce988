import type { Movement } from '../Transactions/movement';

/** A movement in a statement. */
export interface StatementEntry extends Movement {
  /** After it; USD as a decimal text. Absent where it would be a guess. */
  balance?: string | undefined;
}

/** What happened between two balances; amounts are USD as decimal texts, without a sign but for the balances. */
export interface StatementData {
  /** Absent where the server says none. */
  opening?: string | undefined;
  credits: string;
  debits: string;
  closing?: string | undefined;
  /** The oldest first. */
  entries: readonly StatementEntry[];
  /** Whether the entries lead from the opening to the closing balance. */
  fits: boolean;
}

/** What a statement is of. */
export interface StatementScope {
  username: string;
  /** The wallet's name; undefined for all together. */
  wallet?: string | undefined;
  /** First and last day, `YYYY-MM-DD`, in UTC; absent: from the beginning, until it was issued. */
  from?: string | undefined;
  to?: string | undefined;
  /** When the server gave the figures, in milliseconds since 1970. */
  issuedAt: number;
}

/** A paper of more is no paper: some sixty pages. */
export const mostEntries = 3000;
