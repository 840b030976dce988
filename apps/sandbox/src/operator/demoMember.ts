/** A seeded member to sign in with; the page and the start show these in clear, since they guard nothing. */
export interface DemoMember {
  username: string;
  password: string;
  /** What this member shows. */
  about: string;
  /** The security pin, where one is set. */
  pin?: string | undefined;
  /** The authenticator's base32 secret, where it is in force. */
  totpSecret?: string | undefined;
}
