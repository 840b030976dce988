/** Unicode counts these as letters and marks, but the eye does not see them: fillers, joiners, selectors (T2). */
const unseen = /\p{Default_Ignorable_Code_Point}/u;
/** No script puts so many marks on one letter. */
const heaped = /\p{M}{5}/u;

/** Brings a text into the form in which it is kept: composed, with single spaces and none at its ends. */
export const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Whether a tidy text can be told from another by looking at it. */
export const isLegible = (text: string): boolean => !unseen.test(text) && !heaped.test(text);

/** Whether a tidy text can be somebody's name; the contract has let letters, marks and spaces through (D30). */
export const isName = (text: string): boolean => /^\p{L}/u.test(text) && isLegible(text);
