import type { CallError } from '../calls/call.events';
import type { FieldNames } from '../calls/refusalTexts';

/** The names under which a change of security takes its proof (T29). */
const secondFactorNames = ['otp', 'mpin', 'authenticator'] as const;
export type SecondFactorName = (typeof secondFactorNames)[number];

/** The form's field of each, for the server's texts there. */
export const stepUpNames = {
  otp: 'secondFactor',
  mpin: 'secondFactor',
  authenticator: 'secondFactor',
} as const;

/**
 * The factor that a refusal asks for, or finds wrong; undefined where it names none. `own` are the names of the form's
 * fields: what has a field already is not asked for by another.
 */
export function selectAskedSecondFactor(
  error: CallError | undefined,
  own: FieldNames,
): SecondFactorName | undefined {
  if (error?.kind !== 'refused') return undefined;
  const { fields } = error;
  return secondFactorNames.find((name) => Object.hasOwn(fields, name) && !Object.hasOwn(own, name));
}

/** The proof as it goes out: under the name that the server asked for, and not at all before that. */
export const getStepUp = (
  asked: SecondFactorName | undefined,
  secondFactor: string | undefined,
): Partial<Record<SecondFactorName, string>> => (asked && secondFactor ? { [asked]: secondFactor } : {});
