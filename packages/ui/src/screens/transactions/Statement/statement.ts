import type { PrintPartiesProps } from '../../../components/PrintSheet/PrintParties';
import type { Transaction } from '../Transactions/transaction';

/** A transaction in a statement. */
export interface StatementEntry extends Transaction {
  /** The balance after it, USD as a decimal text. Absent where it would be an estimate. */
  balance?: string | undefined;
}

/** One wallet of a statement of all. Amounts are as in the statement. */
export interface StatementWallet {
  name: string;
  opening: string;
  credits: string;
  debits: string;
  closing: string;
}

/** The transactions between two balances. Amounts are USD as decimal texts, and only the balances may have a sign. */
export interface StatementData {
  /** Absent where the server sends none. */
  opening?: string | undefined;
  credits: string;
  debits: string;
  closing?: string | undefined;
  /** Of a statement of all wallets: each one that has or had money. Absent where the server doesn't say, or not all. */
  wallets?: readonly StatementWallet[] | undefined;
  /** The oldest first. */
  entries: readonly StatementEntry[];
  /** Whether the entries connect the opening balance to the closing one. */
  fits: boolean;
}

/** The scope of a statement. */
export interface StatementScope extends PrintPartiesProps {
  /** The wallet's name. Undefined for all together. */
  wallet?: string | undefined;
  /**
   * First and last day, `YYYY-MM-DD`, in the portal's zone. Without them it covers everything until it was issued.
   */
  from?: string | undefined;
  to?: string | undefined;
  /** When the server returned the figures, in milliseconds since 1970. */
  issuedAt: number;
}

/** The most entries in a printable statement: some sixty pages. */
export const mostEntries = 3000;
