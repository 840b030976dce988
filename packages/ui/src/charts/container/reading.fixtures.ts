import { joinLabel, joinTexts } from '../../text/message/joinMessages';
import { chartMessages } from '../messages';

/** What the live region says of one position: `Nov 2026: Total $1,440.20, Referral $630.00`. */
export const readingText = (title: string, ...values: readonly (readonly [label: string, value: string])[]) =>
  joinLabel(title, joinTexts(values.map(([label, value]) => chartMessages.value({ label, value }))));
