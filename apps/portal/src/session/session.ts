// These stand apart from the slice, because what reads the session on the way to the sign-in has no store yet (ADR 3).

/** Who is signed in, as kept over a reload (A §3). Null where unknown. */
export interface SessionData {
  token: string | null;
  /** The server's word for success, as text; token and status together are a session (A §2). */
  status: string | null;
  username: string | null;
  email: string | null;
  /** otp, mpin, authenticator or a word not known yet (D19); null until read (D107). */
  authType: string | null;
  /** Plan flags of pre-register, as given (D14). */
  binary: number | null;
  singleLeg: number | null;
  /** An operator signed in as this member (T5). */
  asUser: boolean;
  /** Signed in by the first step alone (D107): no other tab is given this session (ADR 24). */
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
