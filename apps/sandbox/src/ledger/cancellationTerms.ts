import { type Cents, formatAmount, fromStored, getPercent } from './amount';

/** What a cancellation takes of a price, and what comes back of it. */
interface CancellationTerms {
  fee: Cents;
  net: Cents;
}

/** The one rule of a live package's end (B §4): the operator's share of the price stays, the rest comes back. */
export function liveCancellationTerms(price: string, feePercent: string): CancellationTerms {
  const paid = fromStored(price);
  const fee = getPercent(paid, feePercent);
  return { fee, net: paid - fee };
}

/** The one rule of a bot's end (D70): nothing comes back, because what it brought to others is paid (ADR 8). */
export const botCancellationTerms = (price: string): CancellationTerms => ({
  fee: fromStored(price),
  net: 0n,
});

/** The terms as a row's `cancel_quote` (D82). */
export const quotedCancellation = ({ fee, net }: CancellationTerms) => ({
  fee: formatAmount(fee),
  net: formatAmount(net),
});
