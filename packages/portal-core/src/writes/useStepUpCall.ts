import { useState } from 'react';
import type { SentForm } from '@portal/ui/forms';
import type { FieldNames } from '../calls/refusalTexts';
import { selectError, type Result } from '../calls/result';
import type { CallError } from '../calls/call.events';
import { useFormCall } from './useFormCall';
import type { useMemberCode } from './useMemberCode';

/** The names of the second factor in a change of security (T29). */
const secondFactorNames = ['otp', 'mpin', 'authenticator'] as const;
type SecondFactorName = (typeof secondFactorNames)[number];

/** Maps each to the form's field, for the server's texts. */
export const stepUpNames = {
  otp: 'secondFactor',
  mpin: 'secondFactor',
  authenticator: 'secondFactor',
} as const;

/**
 * The second factor that a refusal requests or rejects; undefined without one. `own` are the form's field names, which
 * need no second field.
 */
export function selectAskedSecondFactor(
  error: CallError | undefined,
  own: FieldNames,
): SecondFactorName | undefined {
  if (error?.kind !== 'refused') return undefined;
  const { fields } = error;
  return secondFactorNames.find((name) => Object.hasOwn(fields, name) && !Object.hasOwn(own, name));
}

/** The second factor for the request: under the server's name, and absent before the server requests it. */
export const getStepUp = (
  asked: SecondFactorName | undefined,
  secondFactor: string | undefined,
): Partial<Record<SecondFactorName, string>> => (asked && secondFactor ? { [asked]: secondFactor } : {});

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
