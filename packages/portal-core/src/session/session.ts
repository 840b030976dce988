// Separate from the slice, because the sign-in reads the session before the store loads (ADR 3).

/** The session, as stored over a reload (A §3). Unknown values are null. */
export interface SessionData {
  token: string | null;
  /** The server's success word, as text. Token and status together are a session (A §2). */
  status: string | null;
  username: string | null;
  email: string | null;
  /** otp, mpin, authenticator or an unknown word (D19); null until read (D107). */
  authType: string | null;
  /** Plan flags of pre-register, unchanged (D14). */
  binary: number | null;
  singleLeg: number | null;
  /** An operator signed in as this member (T5). */
  asUser: boolean;
  /** Signed in with the first step only (D107), so no other tab gets this session (ADR 24). */
  direct: boolean;
}

export const noSession: SessionData = {
  token: null,
  status: null,
  username: null,
  email: null,
  authType: null,
  binary: null,
  singleLeg: null,
  asUser: false,
  direct: false,
};

/** A §2: both a status and a token. */
export const isSession = ({ token, status }: SessionData): boolean => token !== null && status !== null;
