import type { SentForm } from '../../../forms/FormAnswer';
import type { Verification } from '../../../forms/verification';

export interface PasswordValues {
  current: string;
  next: string;
  /** The code of the member's second factor. */
  code: string;
}

export interface PasswordTabProps {
  /** For password managers, which save it with the password. */
  username: string;
  verification: Verification;
  /** Its fields are the keys of PasswordValues. */
  form: SentForm;
  onChanged: (values: PasswordValues) => void;
  onDirty?: (dirty: boolean) => void;
}
