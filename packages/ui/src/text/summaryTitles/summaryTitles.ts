import { defineMessages } from '../defineMessages';
import { walletNames } from '../wallets';
import { cardTitles, walletTitles } from './titles';

/** The titles of summary cards in the member's language. */
export const summaryTitles = defineMessages('summaryTitles', cardTitles);

/** Both have the same keys. */
const paired = (titles: Readonly<Record<string, string>>, names: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([key, title]): [string, string] => [title.toLowerCase(), names[key] ?? title]);

const known = new Map([...paired(cardTitles, summaryTitles), ...paired(walletTitles, walletNames)]);

/** A card's title in the member's language, in any case of letters. An unknown one is unchanged. */
export const translateSummaryTitle = (title: string): string => known.get(title.toLowerCase()) ?? title;
