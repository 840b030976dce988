import { verifyMessages } from './messages';

const hints: Readonly<Record<string, string>> = verifyMessages.hint;

/** Explains where the member gets the code. Undefined for an unknown kind. */
export const secondFactorHint = (authType: string): string | undefined =>
  Object.hasOwn(hints, authType) ? hints[authType] : undefined;
