/** What only this screen ever shows, in plain text. */
export interface NewSecrets {
  password: string;
  /** '' where it is not known (A §4.6); it then has no row. */
  securityPin: string;
}

export interface NewUsernameScreenProps {
  username: string;
  /** Null once they were shown: after a reload, a return or ten minutes (D25, T18). */
  secrets: NewSecrets | null;
  /** An email to confirm the address is on its way. */
  emailSent: boolean;
  /** Something was copied; `text` is the confirmation to show. */
  onCopied: (text: string) => void;
}
