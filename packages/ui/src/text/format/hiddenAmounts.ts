/** Replaces a hidden amount. */
export const dots = '••••';

let hidden = false;
const watchers = new Set<() => void>();

/** Whether amounts are hidden on this device, for privacy from people nearby. */
export const areAmountsHidden = (): boolean => hidden;

/** Hides or shows all amounts, including those in sentences, names and tooltips. */
export function hideAmounts(next: boolean): void {
  if (hidden === next) return;
  hidden = next;
  for (const watcher of watchers) watcher();
}

/** Calls back when amounts are hidden or shown. Returns a cleanup function. */
export function watchAmounts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

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
