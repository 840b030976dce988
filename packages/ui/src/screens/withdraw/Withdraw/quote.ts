import { compareAmounts, multiplyAmount } from '../../../text/format/amount';
import { formatMoney } from '../../../text/format/money';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { toRupees, toWithdrawal, type WithdrawDraft } from './withdrawal';
import type { QuoteState, WithdrawPage, WithdrawQuote, WithdrawValues } from './WithdrawScreen.types';
import { withdrawMessages } from './messages';

// Pure: what a withdrawal brings, as far as it is known (D82).

/** The quote of exactly this withdrawal; undefined for that of another amount or wallet. */
export function toQuote(
  values: WithdrawValues | undefined,
  quoteState: QuoteState | undefined,
): WithdrawQuote | undefined {
  const quote = quoteState?.quote;
  if (!values || quote?.of.wallet !== values.wallet) return undefined;
  return compareAmounts(quote.of.amount, values.amount) === 0 ? quote : undefined;
}

/** The rupees that arrive, after the fee; undefined where none do. */
export const rupeesAfterFee = ({ net, rate }: WithdrawQuote): string | undefined =>
  rate === undefined ? undefined : multiplyAmount(net, rate);

const inRupees = (amount: string) => formatMoney(amount, { currency: 'inr' });

/** The line below the amount: with a quote the fee and what arrives, without one that fees are not yet in it. */
export function amountHint(
  draft: WithdrawDraft,
  { page, toBank, quoteState }: { page: WithdrawPage; toBank: boolean; quoteState: QuoteState | undefined },
): string {
  const values = toWithdrawal(draft);
  const quote = toQuote(values, quoteState);
  const rate = toBank ? (quote?.rate ?? page.rate) : undefined;
  const known = rate === undefined ? [] : [`$1 is ${formatMoney(rate, { currency: 'inr', shown: true })}`];
  if (quote) {
    const rupees = toBank ? rupeesAfterFee(quote) : undefined;
    const arrives = rupees === undefined ? formatMoney(quote.net) : inRupees(rupees);
    return [
      `${withdrawMessages.fee} ${formatMoney(quote.fee)}`,
      `${withdrawMessages.arrives} ${arrives}`,
      ...known,
    ].join(' · ');
  }
  // Whatever is no withdrawal may still be an amount: the wallet may not be chosen yet.
  const rupees = toBank ? toRupees(draft.amount, page) : undefined;
  const before = rupees === undefined ? values && formatMoney(values.amount) : inRupees(rupees);
  if (before !== undefined) return [`${before} ${verifyMessages.beforeFees}`, ...known].join(' · ');
  // There is a line before anything is typed, so that nothing moves below it.
  return known[0] ?? withdrawMessages.feeMay;
}
