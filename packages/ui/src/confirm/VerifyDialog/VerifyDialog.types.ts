import type { ReactNode } from 'react';
import type { ObjectShape } from 'yup';
import type { Verification } from '../../forms/verification';
import type { VerificationPurpose } from '../../text/secondFactors';
import type { Attempt } from './attempt';

/** Fields that the dialog asks for besides the code, such as a reason. */
interface MoreFields {
  initial: Readonly<Record<string, string>>;
  schema: ObjectShape;
  /** The bound fields (`FormTextField` …), by the names of `initial`. */
  content: ReactNode;
}

export interface VerifyDialogProps {
  open: boolean;
  /** Default: 'Verify Your Account'. */
  title?: string;
  /** What will happen, in a sentence or two. */
  description: ReactNode;
  /** What is confirmed, in full: a `Review`. */
  children?: ReactNode;
  more?: MoreFields;
  /** How members prove their identity. Absent where no proof is asked for. */
  secondFactor?: { purpose: VerificationPurpose; verification: Verification };
  /** The words on the button: a verb for what will happen. */
  confirmLabel: string;
  attempt: Attempt;
  /** Whether money moves at once by what is confirmed. Default: true. A lost answer then says so (D118). */
  movesMoney?: boolean;
  /** Nothing can be sent now because there is no network. */
  offline?: boolean;
  /** Where the member finds the outcome. `onOpened` also closes a dialog that covers that place. */
  history: { href: string; onOpened?: () => void };
  /** Called once per press, however fast it is repeated (T12). `code` is '' without a proof. */
  onConfirmed: (code: string, more: Readonly<Record<string, string>>) => void;
  /** Called to send the same request again after a lost answer. */
  onRepeated: () => void;
  onClose: () => void;
}
