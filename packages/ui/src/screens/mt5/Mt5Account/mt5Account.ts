/**
 * An account's figures (B §3). They are decimal texts, absent where the server has no value (Margin Level without
 * open positions).
 */
export interface Mt5Account {
  /** The account's number: digits and dots. */
  login: string;
  balance?: string | undefined;
  credit?: string | undefined;
  /** A ratio: '1:100'. */
  leverage?: string | undefined;
  assets?: string | undefined;
  equity?: string | undefined;
  freeMargin?: string | undefined;
  margin?: string | undefined;
  /** Percent. */
  marginLevel?: string | undefined;
  floating?: string | undefined;
  /** Shown masked (D74). */
  investorPassword?: string | undefined;
  /** Live accounts have the three cards (D77). */
  live: boolean;
  /** The server's value for the kind of account. */
  type?: string | undefined;
  /** Whether the group allows a password change (B §6). */
  passwordChangeable: boolean;
}

/** The shown account, or why there is no account. */
export type Mt5Shown =
  | { kind: 'account'; account: Mt5Account }
  /** No account is named (D73). */
  | { kind: 'none' }
  /** The server has no such account for this member (T19). */
  | { kind: 'foreign'; login: string };
