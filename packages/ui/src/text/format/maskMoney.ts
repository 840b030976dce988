import { areAmountsHidden, dots } from './hiddenAmounts';

/** A figure with its currency before it, which is the first group, or after it. */
export const money =
  /((?<![\p{L}\p{N}])(?:\$|₹|US\$|USDT?|INR|Rs\.?)\s?[-−+]?\s?)\d(?:[\d,]*\d)?(?:\.\d+)?(?!\p{L})|(?<![\p{L}\p{N}.,])\d(?:[\d,]*\d)?(?:\.\d+)?(?=\s?(?:\$|₹|(?:USDT?|INR|dollars?|rupees?)(?![\p{L}\p{N}])))/giu;

/**
 * A foreign sentence with its obvious amounts masked: digits next to a currency's sign or name. A figure
 * without a currency stays, because it may be anything.
 */
export const maskMoney = (text: string): string =>
  text.replace(money, (_, before: string | undefined) => (before ?? '') + dots);

/** A foreign sentence about the member's own data, masked while amounts are hidden. */
export const discreet = (text: string): string => (areAmountsHidden() ? maskMoney(text) : text);
