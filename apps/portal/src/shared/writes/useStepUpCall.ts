import type { SentForm } from '@portal/ui/forms';
import { useState } from 'react';
import type { FieldNames } from '../calls/refusalTexts';
import { selectError, type Result } from '../calls/result';
import { useFormCall } from './useFormCall';
import type { useMemberCode } from './useMemberCode';
import { selectAskedSecondFactor, type SecondFactorName, stepUpNames, getStepUp } from './stepUp';

/** Codes by mail for changes of security: one count-down for all of their forms. */
export type SecurityCode = ReturnType<typeof useMemberCode>;

/**
 * The call of a form that the server may want proved (T29). It goes out as it is; a refusal that names a factor makes the
 * form ask for it, and the next try brings it. `noting` goes around the call, with the proof that it brings.
 */
export function useStepUpCall(names: FieldNames, { request, ask, askOnce }: SecurityCode) {
  const { form, ...call } = useFormCall({ ...stepUpNames, ...names });
  const [asked, setAsked] = useState<SecondFactorName>();
  const [unspent, setUnspent] = useState(false);
  const [earlier, setEarlier] = useState(false);
  const noting = async (secondFactor: string | undefined, work: () => Promise<Result>): Promise<Result> => {
    const result = await work();
    const error = selectError(result);
    const wanted = selectAskedSecondFactor(error, names);
    const isNew = wanted !== undefined && wanted !== asked;
    setUnspent(wanted !== undefined && (isNew || !secondFactor));
    // A success asks for nothing more; any other refusal leaves the question as it is.
    setAsked(error === undefined ? undefined : (wanted ?? asked));
    if (isNew && wanted === 'otp') setEarlier(!askOnce());
    return result;
  };
  const onCodeRequested = () => {
    setEarlier(false);
    ask();
  };
  const stepUp = asked && { authType: asked, request, onCodeRequested, earlier };
  const sentForm: SentForm = { ...form, unspent };
  return {
    ...call,
    form: sentForm,
    stepUp,
    noting,
    getSecondFactor: (secondFactor?: string) => getStepUp(asked, secondFactor),
  };
}
