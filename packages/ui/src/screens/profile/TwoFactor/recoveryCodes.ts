import type { SentForm } from '../../../forms/FormAnswer';
import type { SecondFactorValue, SteppedUp } from '../../../forms/StepUp/StepUpField';

/** The app's code that makes new recovery codes, with the second factor where the server requires one. */
interface RecoveryCodesAsk extends Partial<SecondFactorValue> {
  code: string;
}

export interface RecoveryCodesProps extends SteppedUp {
  /** The unused codes. */
  left: number;
  /** The new codes, until they are closed. No other answer has them again. */
  made?: readonly string[] | undefined;
  /** Its fields are `code` and `secondFactor`. */
  form: SentForm;
  onCreate: (ask: RecoveryCodesAsk) => void;
  /** Saves the new codes as a file. */
  onDownload: (codes: readonly string[]) => void;
  onClose: () => void;
  /** The question for the app's code is open from the start. */
  isAsking?: boolean;
}
