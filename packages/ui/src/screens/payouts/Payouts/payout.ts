import type { RelatedRow } from '../../../components/RowDetail/rowDetail';

/** A bonus (B §3). */
export interface Payout {
  /** Unique within the list. */
  id: string;
  /** Its place in the whole list, from 1. */
  serial: number;
  /** Whose purchase earned it; absent when it was nobody's. */
  from?: string | undefined;
  /** The wallet's name; '' when the server has none. */
  wallet: string;
  /** USD as a decimal text; `--` is shown without one. */
  amount?: string | undefined;
  /** Plain text; may be ''. */
  description: string;
  /** In the server's words; may be ''. */
  source: string;
  /** Absent when the server says neither. */
  status?: 'paid' | 'unpaid' | undefined;
  /** ISO date-time. */
  createdAt?: string | undefined;
  /** The server's number of it, as it is given to support. */
  code?: string | undefined;
  /** What it belongs to, such as the place of the member whose purchase earned it. */
  related?: readonly RelatedRow[] | undefined;
  /** Path of a new ticket about it. */
  support?: string | undefined;
}
