/** Unicode counts these fillers, joiners and selectors as letters and marks, but they are invisible (T2). */
const unseen = /\p{Default_Ignorable_Code_Point}/u;
/** No script has this many marks on one letter. */
const heaped = /\p{M}{5}/u;

/** Normalizes a text for storage: composed, trimmed and with single spaces. */
export const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Whether a tidy text is visually distinct from others. */
export const isLegible = (text: string): boolean => !unseen.test(text) && !heaped.test(text);

/** Whether a tidy text can be a person's name. The contract already allows only letters, marks and spaces (D30). */
export const isName = (text: string): boolean => /^\p{L}/u.test(text) && isLegible(text);
