import type { Transaction } from '../Transactions/transaction';

/** A movement in a statement. */
export interface StatementEntry extends Transaction {
  /** The balance after it; USD as a decimal text. Absent where it would be a guess. */
  balance?: string | undefined;
}

/** What happened between two balances. Amounts are USD as decimal texts; only the balances may have a sign. */
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

/** What a statement covers. */
export interface StatementScope {
  username: string;
  /** The wallet's name; undefined for all together. */
  wallet?: string | undefined;
  /** First and last day, `YYYY-MM-DD`, in the portal's zone. Without them it runs from the beginning, until it was issued. */
  from?: string | undefined;
  to?: string | undefined;
  /** When the server gave the figures, in milliseconds since 1970. */
  issuedAt: number;
}

/** The most entries that still make a paper: some sixty pages. */
export const mostEntries = 3000;
