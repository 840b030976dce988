import { verifyWords } from './verifyWords';

const hints: Readonly<Record<string, string>> = verifyWords.hint;

/** Where the member has the code from; nothing for a way not known yet. */
export const proofHint = (authType: string): string | undefined =>
  Object.hasOwn(hints, authType) ? hints[authType] : undefined;
