import type { RelatedRow } from '../../../components/RowDetail/rowDetail';

/** One movement of one wallet (B §3). */
export interface Transaction {
  /** Unique within the list. */
  id: string;
  /** The server's number of it, as it is given to support. */
  code?: string | undefined;
  /** It is in the Hold Wallet: on its way, and no gain. */
  held?: boolean | undefined;
  /** The wallet's name; '' when the server has none. */
  wallet: string;
  /** Absent when the server says neither. */
  direction?: 'credit' | 'debit' | undefined;
  /** USD as a decimal text, below zero for a debit; `--` is shown without one. */
  value?: string | undefined;
  /** The description, plain text; may be ''. */
  note: string;
  /** What it came from, in the server's words; may be ''. */
  source: string;
  /** ISO date-time. */
  createdAt?: string | undefined;
  /** What it belongs to, such as the withdrawal that it is held for. */
  related?: readonly RelatedRow[] | undefined;
  /** Path of a new ticket about it. */
  support?: string | undefined;
}
