import type { ReactNode } from 'react';
import type { ObjectShape } from 'yup';
import type { Proving } from '../../forms/proving';
import type { ProofPlace } from '../../text/proofs';
import type { Attempt } from './attempt';

/** What the dialog asks for besides the code: a reason. */
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
  /** What is confirmed, whole: a `Review`. */
  children?: ReactNode;
  more?: MoreFields;
  /** How the member proves that it is them; absent where nothing is asked for. */
  proof?: { place: ProofPlace; proving: Proving };
  /** The verb of what happens, on its button. */
  confirmLabel: string;
  attempt: Attempt;
  /** There is no network: nothing can be sent now. */
  offline?: boolean;
  /** Where the member sees what came of it; `onOpened` also closes a dialog that stands over that place. */
  history: { href: string; onOpened?: () => void };
  /** Once a press, however fast it is repeated (T12). `code` is '' without a proof. */
  onConfirmed: (code: string, more: Readonly<Record<string, string>>) => void;
  /** The same request once more, after a lost answer. */
  onRepeated: () => void;
  onClose: () => void;
}
