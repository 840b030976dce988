/** Letters and marks to Unicode that the eye does not see: fillers, joiners, selectors (T2). */
const unseen = /\p{Default_Ignorable_Code_Point}/u;
/** More marks on one letter than any script writes. */
const heaped = /\p{M}{5}/u;

/** A text as it is kept: composed, with single spaces and none around it. */
export const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Whether a tidy text can be told from another by looking at it. */
export const isLegible = (text: string): boolean => !unseen.test(text) && !heaped.test(text);

/** Whether a tidy text can be somebody's name; the contract has let letters, marks and spaces through (D30). */
export const isName = (text: string): boolean => /^\p{L}/u.test(text) && isLegible(text);
