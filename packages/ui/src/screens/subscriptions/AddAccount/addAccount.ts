import { object } from 'yup';
import type { SentForm } from '../../../forms/FormAnswer';
import { requiredText } from '../../../forms/rules/schema';
import { errorTexts } from '../../../text/messages';
import { accountMessages } from '../messages';

/** The MT5 account of a live subscription, while it is being attached (B §4). */
export interface AccountWrite {
  /** Its form's field is `accountNumber`. */
  form: SentForm;
  /** Why it was refused, where the error has no field. */
  message?: string | undefined;
  /** There is no network, so nothing can be sent now. */
  offline: boolean;
  onSend: (account: { subscriptionId: string; accountNumber: string }) => void;
  /** The dialog opens again, so earlier answers no longer count. */
  onOpen: () => void;
}

/** The subscription that receives an account. */
export interface AccountTarget {
  subscriptionId: string;
  package: string;
}

export interface AddAccountDialogProps {
  target: AccountTarget;
  adding: AccountWrite;
  onClose: () => void;
}

/** Digits and dots, starting with a digit (B §5, the contract's Mt5AccountNumber). */
export const accountSchema = object({
  accountNumber: requiredText(errorTexts.fieldRequired).matches(/^\d/, accountMessages.firstDigit),
});
