import { exportMessages } from '@portal/ui/text/exportMessages';

/** The text about a saved file, with the number of entries that it lacks (D145). */
export const withMissing = (saved: string, missing: number): string =>
  missing === 0 ? saved : `${saved}. ${exportMessages.missing({ count: missing })}`;

/** The end of the name of a file that lacks entries, because a file is passed on without the text about it (D145). */
export const missingName = (missing: number): string => (missing === 0 ? '' : `_${missing}-missing`);
