/** Somebody of the team (D113). What the server doesn't tell is absent and shows `--`. */
export interface TeamMember {
  /** Unique within the page. */
  id: string;
  username: string;
  /** The member's own leg under which they stand. */
  leg?: 'left' | 'right' | undefined;
  /** Steps along the sponsors; absent for who was placed there by somebody above. */
  level?: number | undefined;
  /** ISO 8601. */
  joinedAt?: string | undefined;
  status?: 'paid' | 'unpaid' | undefined;
  /** What they bought in the days of the filter, else ever: a decimal text in USD. */
  sum?: string | undefined;
  /** Of the newest purchase of all, ISO 8601. */
  lastPurchaseAt?: string | undefined;
}
