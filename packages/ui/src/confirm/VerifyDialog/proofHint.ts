import { verifyWords } from './verifyWords';

const hints: Readonly<Record<string, string>> = verifyWords.hint;

/** Says where the member gets the code. Undefined for a way of confirming not known yet. */
export const proofHint = (authType: string): string | undefined =>
  Object.hasOwn(hints, authType) ? hints[authType] : undefined;
