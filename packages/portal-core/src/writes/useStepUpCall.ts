import type { SentForm } from '@portal/ui/forms';
import { useState } from 'react';
import type { FieldNames } from '../calls/refusalTexts';
import { selectError, type Result } from '../calls/result';
import { useFormCall } from './useFormCall';
import type { useMemberCode } from './useMemberCode';
import { selectAskedSecondFactor, type SecondFactorName, stepUpNames, getStepUp } from './stepUp';

/** Mailed codes for changes of security, with one count-down for all forms. */
export type SecurityCode = ReturnType<typeof useMemberCode>;

/**
 * A form's call that sends a second factor only after a refusal that names one (T29). `noting` wraps the call with its
 * second factor.
 */
export function useStepUpCall(names: FieldNames, { request, ask, askOnce }: SecurityCode) {
  const { form, ...call } = useFormCall({ ...stepUpNames, ...names });
  const [asked, setAsked] = useState<SecondFactorName>();
  const [unspent, setUnspent] = useState(false);
  const [earlier, setEarlier] = useState(false);
  const askForThis = () => setEarlier(!askOnce());
  const noting = async (secondFactor: string | undefined, work: () => Promise<Result>): Promise<Result> => {
    const result = await work();
    const error = selectError(result);
    const wanted = selectAskedSecondFactor(error, names);
    const isNew = wanted !== undefined && wanted !== asked;
    setUnspent(wanted !== undefined && (isNew || !secondFactor));
    // A success clears the question; any other refusal keeps it.
    setAsked(error === undefined ? undefined : (wanted ?? asked));
    if (isNew && wanted === 'otp') askForThis();
    return result;
  };
  const onCodeRequest = () => {
    setEarlier(false);
    ask();
  };
  // A dialog that opens again may still need the code that an earlier refusal named.
  const stepUp = asked && {
    ...{ authType: asked, request, onCodeRequest, onDialogOpen: askForThis, earlier },
  };
  const sentForm: SentForm = { ...form, unspent };
  return {
    ...call,
    form: sentForm,
    stepUp,
    noting,
    getSecondFactor: (secondFactor?: string) => getStepUp(asked, secondFactor),
  };
}
