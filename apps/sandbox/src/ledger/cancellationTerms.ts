import { type Cents, formatAmount, fromStored, getPercent } from './amount';

/** The fee of a cancellation and the refund. */
interface CancellationTerms {
  fee: Cents;
  net: Cents;
}

/**
 * The only rule for cancelling a live package (B §4): the operator keeps a share of the price, and the rest is
 * refunded.
 */
export function liveCancellationTerms(price: string, feePercent: string): CancellationTerms {
  const paid = fromStored(price);
  const fee = getPercent(paid, feePercent);
  return { fee, net: paid - fee };
}

/**
 * The only rule for cancelling a bot (D70): nothing is refunded, because its bonuses for others are already paid
 * (ADR 8).
 */
export const botCancellationTerms = (price: string): CancellationTerms => ({
  fee: fromStored(price),
  net: 0n,
});

/** The terms as a row's `cancel_quote` (D82). */
export const quotedCancellation = ({ fee, net }: CancellationTerms) => ({
  fee: formatAmount(fee),
  net: formatAmount(net),
});
