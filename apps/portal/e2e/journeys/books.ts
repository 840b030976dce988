/** Parses an amount of the server, such as `1234.50`. */
export const toCents = (amount: string): number => Math.round(Number(amount) * 100);

/** Formats cents as the server does. */
export const toDollars = (cents: number): string => (cents / 100).toFixed(2);

/** Formats cents as the portal shows them, such as `$1,234.50`. */
export const toShown = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
