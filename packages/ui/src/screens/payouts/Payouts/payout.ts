import type { RelatedRow } from '../../../components/RowDetail/detailData';

/** What a bonus was calculated from (D113). Each part may be absent. */
interface PayoutReason {
  /** USD as a decimal text: the amount that the rate is of. */
  base?: string | undefined;
  /** Percent as a decimal text. */
  rate?: string | undefined;
  /** The buyer's depth below the member; 1 is a direct referral. */
  level?: number | undefined;
  /** The number of the pair that was completed. */
  pair?: number | undefined;
  /** The package's name. */
  purchase?: string | undefined;
}

/** A bonus (B §3). */
export interface Payout {
  /** Unique within the list. */
  id: string;
  /** Its position in the whole list, from 1. */
  serial: number;
  /** The member whose purchase earned it. Absent without a purchase. */
  from?: string | undefined;
  /** The wallet's name. '' when the server sends no name. */
  wallet: string;
  /** USD as a decimal text. `--` shows without one. */
  amount?: string | undefined;
  /** Plain text, which may be ''. */
  description: string;
  /** The server's own text, which may be ''. */
  source: string;
  /** Absent when the server sends neither. */
  status?: 'paid' | 'unpaid' | undefined;
  /** ISO date-time. */
  createdAt?: string | undefined;
  /** The server's number for it, which the member gives to support. */
  code?: string | undefined;
  /** Absent where the server sends none. */
  why?: PayoutReason | undefined;
  /** Its related records, such as the node of the member whose purchase earned it. */
  related?: readonly RelatedRow[] | undefined;
  /** Path of a new ticket about it. */
  support?: string | undefined;
}
