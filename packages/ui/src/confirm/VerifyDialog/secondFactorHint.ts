import { verifyMessages } from './messages';

const hints: Readonly<Record<string, string>> = verifyMessages.hint;

/** Says where the member gets the code. Undefined for a way of confirming not known yet. */
export const secondFactorHint = (authType: string): string | undefined =>
  Object.hasOwn(hints, authType) ? hints[authType] : undefined;
