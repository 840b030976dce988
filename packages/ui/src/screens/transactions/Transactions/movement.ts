/** One movement of one wallet (B §3). */
export interface Movement {
  /** Unique within the list. */
  id: string;
  /** Its name; '' when the server has none. */
  wallet: string;
  /** Absent when the server says neither. */
  direction?: 'credit' | 'debit' | undefined;
  /** USD as a decimal text, below zero for a debit; absent shows `--`. */
  value?: string | undefined;
  /** The description, plain text; may be ''. */
  note: string;
  /** What it came from, in the server's words; may be ''. */
  source: string;
  /** ISO date-time. */
  createdAt?: string | undefined;
}
