import type { CallError } from '../calls/call.events';
import type { FieldNames } from '../calls/refusalTexts';

/** The names of the second factor in a change of security (T29). */
const secondFactorNames = ['otp', 'mpin', 'authenticator'] as const;
export type SecondFactorName = (typeof secondFactorNames)[number];

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
