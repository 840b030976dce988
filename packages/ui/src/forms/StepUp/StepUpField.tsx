import { SecondFactorField, type Verification } from '../SecondFactorField';
import { errorTexts } from '../../text/messages';
import { earlierCode } from '../../text/secondFactors';

/** The second factor that a server requires. */
export interface StepUp extends Verification {
  /**
   * The latest code was mailed for an earlier form, which may have used it up. The next one has to wait
   * (T14).
   */
  earlier?: boolean | undefined;
}

/** The additional props of a form that may need a second factor (T29). */
export interface SteppedUp {
  /** The required second factor. Absent until the server requires it; the form then sends none. */
  stepUp?: StepUp | undefined;
}

/** The second factor in the form's values; '' while empty. */
export interface SecondFactorValue {
  secondFactor: string;
}

/** Asks for the second factor once the server requires it. All other input stays. */
export function StepUpField({ stepUp }: SteppedUp) {
  if (!stepUp) return null;
  return (
    <SecondFactorField
      name="secondFactor"
      purpose="securityChange"
      hint={stepUp.earlier ? earlierCode : undefined}
      verification={stepUp}
    />
  );
}

/** The error of a missing second factor, for a form's validation. */
export const checkSecondFactor = (
  { secondFactor }: SecondFactorValue,
  stepUp: SteppedUp['stepUp'],
): Partial<SecondFactorValue> =>
  stepUp && secondFactor === '' ? { secondFactor: errorTexts.fieldRequired } : {};

/** The second factor to send, if one was required. */
export const givenSecondFactor = (
  { secondFactor }: SecondFactorValue,
  stepUp: SteppedUp['stepUp'],
): Partial<SecondFactorValue> => (stepUp ? { secondFactor } : {});
