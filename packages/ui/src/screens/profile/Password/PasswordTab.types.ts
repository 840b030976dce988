import type { SentForm } from '../../../forms/FormAnswer';
import type { Proving } from '../../../forms/proving';

export interface PasswordValues {
  current: string;
  next: string;
  /** The proof, by the member's way of confirming. */
  code: string;
}

export interface PasswordTabProps {
  /** For password managers, which save it with the password. */
  username: string;
  proving: Proving;
  /** Its fields are the keys of PasswordValues. */
  form: SentForm;
  onChanged: (values: PasswordValues) => void;
  onDirty?: (dirty: boolean) => void;
}
