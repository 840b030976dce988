import type { ReactNode } from 'react';
import type { ObjectShape } from 'yup';
import type { Verification } from '../../forms/SecondFactorField';
import type { VerificationPurpose } from '../../text/secondFactors';
import type { Attempt } from './confirmedWrite';

/** Fields of the dialog besides the code, such as a reason. */
interface MoreFields {
  initial: Readonly<Record<string, string>>;
  schema: ObjectShape;
  /** The bound fields (`FormTextField` …), with the names in `initial`. */
  content: ReactNode;
}

export interface VerifyDialogProps {
  open: boolean;
  /** Default: 'Verify Your Account'. */
  title?: string;
  /** The action, in a sentence or two. */
  description: ReactNode;
  /** The details in full: a `Review`. */
  children?: ReactNode;
  more?: MoreFields;
  /** The member's second factor. Absent if none is required. */
  secondFactor?: { purpose: VerificationPurpose; verification: Verification };
  /** The button's label: a verb for the action. */
  confirmLabel: string;
  attempt: Attempt;
  /**
   * Whether the action moves money immediately. Default: true. The text after a lost response depends on it
   * (D118).
   */
  movesMoney?: boolean;
  /** Sending is disabled without a network. */
  offline?: boolean;
  /** The page with the outcome. `onOpened` also closes a dialog that covers it. */
  history: { href: string; onOpened?: () => void };
  /** Called once per press, however fast it is repeated (T12). `code` is '' without a second factor. */
  onConfirmed: (code: string, more: Readonly<Record<string, string>>) => void;
  /** Called to send the same request again after a lost response. */
  onRepeated: () => void;
  onClose: () => void;
}
