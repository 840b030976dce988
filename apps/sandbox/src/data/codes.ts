const stamp = (at: Date): string => at.toISOString().slice(2, 10).replaceAll('-', '');
const numbered = (number: number): string => String(number).padStart(6, '0');

export const invoicePrefix = (at: Date): string => `INV-${stamp(at)}-`;

/** The number of a bot subscription's invoice, unique by `number`: INV-261120-000042. `buy` makes the same in SQL. */
export const invoiceId = (at: Date, number: number): string => invoicePrefix(at) + numbered(number);

/** The code of a withdrawal, unique by `number`: WD-261120-000042. */
export const withdrawalCode = (at: Date, number: number): string => `WD-${stamp(at)}-${numbered(number)}`;

/** The description of a transfer between a member's own wallets. */
export const walletTransfer = 'Wallet to wallet';

/** The end (UTC) of a subscription of `months` that starts at `at`. */
export function subscriptionEnd(at: Date, months: number): Date {
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}
