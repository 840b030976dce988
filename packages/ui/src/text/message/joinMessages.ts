import { defineMessages } from '../defineMessages';

/** Texts between values. Punctuation and arrows differ by language. */
export const joinMessages = defineMessages('joinMessages', {
  /** Between the items of a list, with its space. */
  comma: ', ',
  /** Between a label and its value, with its space. */
  colon: ': ',
  /** A filter as a chip: `From 01-08-2026`. */
  labelled: ({ label, value }: { label: string; value: string }) => `${label} ${value}`,
  /** A balance before and after, or the wallets of a transfer. The arrow points along the text: `←` in Arabic. */
  fromTo: '{from} → {to}',
});

/** Texts as a list: `Sofia, Active, 12 in the team`. Empty and absent ones are left out. */
export const joinTexts = (texts: readonly (string | false | undefined)[]): string =>
  texts.filter(Boolean).join(joinMessages.comma);

/** A label and its value: `Rotate: Front of your passport`. */
export const joinLabel = (label: string, value: string): string => `${label}${joinMessages.colon}${value}`;
