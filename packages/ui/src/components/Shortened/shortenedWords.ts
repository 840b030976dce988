import { catalogue } from '../../text/catalogue';

/** Our own words. */
export const shortenedWords = catalogue('shortenedWords', {
  copiedEnd: (kind: string, end: string) => `Copied: the ${kind} ends with ${end}.`,
  copyEnd: (kind: string, end: string) => `Copy the ${kind} that ends with ${end}`,
});
