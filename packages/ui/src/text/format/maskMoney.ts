import { areAmountsHidden, dots } from './hiddenAmounts';

/** A figure with its currency before it, which is the first group, or behind it. */
export const money =
  /((?<![\p{L}\p{N}])(?:\$|₹|US\$|USDT?|INR|Rs\.?)\s?[-−+]?\s?)\d(?:[\d,]*\d)?(?:\.\d+)?(?!\p{L})|(?<![\p{L}\p{N}.,])\d(?:[\d,]*\d)?(?:\.\d+)?(?=\s?(?:\$|₹|(?:USDT?|INR|dollars?|rupees?)(?![\p{L}\p{N}])))/giu;

/**
 * Somebody else's sentence with dots for what is plainly money in it: digits beside a currency's sign or name. A figure
 * without one stays, because it may be anything.
 */
export const maskMoney = (text: string): string =>
  text.replace(money, (_, before: string | undefined) => (before ?? '') + dots);

/** Somebody else's sentence about the member's own things as it is shown: masked while amounts are hidden. */
export const discreet = (text: string): string => (areAmountsHidden() ? maskMoney(text) : text);
