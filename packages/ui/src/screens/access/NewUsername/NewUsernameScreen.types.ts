/** The plain-text values that only this screen shows. */
export interface NewSecrets {
  password: string;
  /** '' where it is not known (A §4.6). It then has no row. */
  securityPin: string;
}

export interface NewUsernameScreenProps {
  username: string;
  /** Null once they were shown: after a reload, a return or ten minutes (D25, T18). */
  secrets: NewSecrets | null;
  /** An email to confirm the address was sent. */
  emailSent: boolean;
  /** A value was copied. `text` is the confirmation to show. */
  onCopied: (text: string) => void;
}
