import type { RelatedRow } from '../../../components/RowDetail/detailData';

/** One transaction of one wallet (B §3). */
export interface Transaction {
  /** Unique within the list. */
  id: string;
  /** The server's number for it, which the member gives to support. */
  code?: string | undefined;
  /** It is in the Hold Wallet, so it is pending and not a gain. */
  held?: boolean | undefined;
  /** Whether the money came from outside all wallets, or went there (D150). Absent where the server doesn't say. */
  crosses?: boolean | undefined;
  /** The name of the own wallet on the other side of a move between two of them. */
  otherWallet?: string | undefined;
  /** Whether it is both halves of a move between two own wallets, so its amount has no sign. */
  merged?: boolean | undefined;
  /** The wallet's name. '' when the server sends no name. */
  wallet: string;
  /** Absent when the server sends neither. */
  direction?: 'credit' | 'debit' | undefined;
  /** USD as a decimal text, below zero for a debit. `--` shows without one. */
  value?: string | undefined;
  /** The description as plain text, which may be ''. */
  note: string;
  /** The source in the server's own text, which may be ''. */
  source: string;
  /** ISO date-time. */
  createdAt?: string | undefined;
  /** Its related records, such as the withdrawal that it is held for. */
  related?: readonly RelatedRow[] | undefined;
  /** Path of a new ticket about it. */
  support?: string | undefined;
}
