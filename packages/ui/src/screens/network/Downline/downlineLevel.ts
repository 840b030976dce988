/** One user of a level. Amounts are decimal texts in USD, and an absent value shows `--` (D97). */
export interface DownlineUser {
  username?: string | undefined;
  botInvestment?: string | undefined;
  poolInvestment?: string | undefined;
  /** ISO date-time, or a date alone. */
  joinedAt?: string | undefined;
}

/** One level below the member (B §3). */
export interface DownlineLevel {
  /** Unique within the list. */
  id: string;
  /** Counted from 1. */
  level: number;
  /** The server's count. The list may have fewer. */
  userCount?: number | undefined;
  botInvestment?: string | undefined;
  liveInvestment?: string | undefined;
  users: readonly DownlineUser[];
  /** The users who are not listed can be requested. */
  hasMore?: boolean;
}
