import { isCodeSent } from '../../components/ResendCode/ResendCode';
import type { Verification } from '../../forms/SecondFactorField';
import { verifyMessages } from './messages';

const hints: Readonly<Record<string, string>> = verifyMessages.hint;

/** Explains where the member gets the code. Undefined for an unknown kind, and for a code that wasn't sent (D127). */
export const secondFactorHint = ({ authType, request }: Verification): string | undefined =>
  Object.hasOwn(hints, authType) && (authType !== 'otp' || isCodeSent(request)) ? hints[authType] : undefined;
