import { exportMessages } from '@portal/ui/text/exportMessages';
import { joinTexts } from '@portal/ui/text/message/joinMessages';

/** The text about a saved file, with the number of entries that it lacks (D145). */
export const withMissing = (saved: string, missing: number): string =>
  missing === 0 ? saved : joinTexts([saved, exportMessages.missing({ count: missing })]);
