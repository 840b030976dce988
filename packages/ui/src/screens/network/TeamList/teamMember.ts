/** A member of the team (D113). A value that the server does not send is absent and shows `--`. */
export interface TeamMember {
  /** Unique within the page. */
  id: string;
  username: string;
  /** The member's own leg that contains them. */
  leg?: 'left' | 'right' | undefined;
  /** Steps along the sponsors. Absent for a member placed by someone above. */
  level?: number | undefined;
  /** ISO 8601. */
  joinedAt?: string | undefined;
  status?: 'paid' | 'unpaid' | undefined;
  /** Purchases in the days of the filter, else in total: a decimal text in USD. */
  sum?: string | undefined;
  /** The newest purchase of all, ISO 8601. */
  lastPurchaseAt?: string | undefined;
}
