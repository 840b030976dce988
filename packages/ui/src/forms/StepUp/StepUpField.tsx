import { SecondFactorField } from '../SecondFactorField';
import type { Verification } from '../verification';
import { errorTexts } from '../../text/messages';
import { earlierCode } from '../../text/secondFactors';

/** The factor that a server asked for. */
export interface StepUp extends Verification {
  /** The latest code was mailed for an earlier form, which may have used it up; another has to wait (T14). */
  earlier?: boolean | undefined;
}

/** What a form that may have to be proved gets besides (T29). */
export interface SteppedUp {
  /** The factor that the server asked for. Absent until it does; the form then sends nothing of it. */
  stepUp?: StepUp | undefined;
}

/** The field of the proof in the form's values; '' while nothing is typed. */
export interface SecondFactorValue {
  secondFactor: string;
}

/** Asks for the factor in force, once the server has asked for it. Everything else that was typed stays. */
export function StepUpField({ stepUp }: SteppedUp) {
  if (!stepUp) return null;
  return (
    <SecondFactorField
      name="secondFactor"
      purpose="securityChange"
      authType={stepUp.authType}
      hint={stepUp.earlier ? earlierCode : undefined}
      request={stepUp.request}
      onRequested={stepUp.onCodeRequested}
    />
  );
}

/** The error of a proof that was asked for and is not there, for a form's validation. */
export const checkSecondFactor = (
  { secondFactor }: SecondFactorValue,
  stepUp: SteppedUp['stepUp'],
): Partial<SecondFactorValue> =>
  stepUp && secondFactor === '' ? { secondFactor: errorTexts.fieldRequired } : {};

/** The proof to send, where one was asked for. */
export const givenSecondFactor = (
  { secondFactor }: SecondFactorValue,
  stepUp: SteppedUp['stepUp'],
): Partial<SecondFactorValue> => (stepUp ? { secondFactor } : {});
