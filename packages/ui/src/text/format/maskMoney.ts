import { areAmountsHidden, dots } from './hiddenAmounts';

const sign = String.raw`\$|₹|US\$|USDT?|INR|Rs\.?`;
const figure = String.raw`\d(?:[\d,]*\d)?(?:\.\d+)?`;

/** A figure with its currency before it or behind it; the figure alone is the second or the third group. */
const money = new RegExp(
  String.raw`((?<![\p{L}\p{N}])(?:${sign})\s?[-−+]?\s?)(${figure})(?!\p{L})|(?<![\p{L}\p{N}.,])(${figure})(?=\s?(?:\$|₹|(?:USDT?|INR|dollars?|rupees?)(?![\p{L}\p{N}])))`,
  'giu',
);

/** Where figures of money stand in a text, from their first digit to behind their last. */
export const moneyIn = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(money)].map(({ index, 1: before = '', 2: led, 3: followed = '' }) => {
    const from = index + before.length;
    return { from, to: from + (led ?? followed).length };
  });

/**
 * Somebody else's sentence with dots for what is plainly money in it: digits beside a currency's sign or name. A figure
 * without one stays, because it may be anything.
 */
export const maskMoney = (text: string): string =>
  moneyIn(text).reduceRight((masked, { from, to }) => masked.slice(0, from) + dots + masked.slice(to), text);

/** Somebody else's sentence about the member's own things as it is shown: masked while amounts are hidden. */
export const discreet = (text: string): string => (areAmountsHidden() ? maskMoney(text) : text);
