import { formatPercent } from '../../../components/SummaryCards/SummaryValue';
import { compareAmounts, multiplyAmount } from '../../../text/format/amount';
import { formatFigure } from '../../../text/figures/figure';
import {
  toRupees,
  toWithdrawal,
  type WithdrawDraft,
  type WithdrawPage,
  type WithdrawValues,
} from './withdrawDraft';
import { withdrawMessages } from './messages';

/** The server's current quote of a withdrawal's fee and result (D82). Decimal texts. */
export interface WithdrawQuote {
  /** The quoted withdrawal. */
  of: WithdrawValues;
  /** The operator's fee and the remaining amount, in USD. */
  fee: string;
  net: string;
  /** Rupees for a dollar of `net`. Absent where the destination is not a bank. */
  rate?: string | undefined;
}

/** The request for a withdrawal's quote. */
export interface QuoteState {
  /** The newest quote. Absent while it loads, and after a failure. */
  quote?: WithdrawQuote | undefined;
  busy: boolean;
  onRequest: (values: WithdrawValues) => void;
}

/** The quote of exactly this withdrawal. Undefined for one of another amount or wallet. */
export function toQuote(
  values: WithdrawValues | undefined,
  quoteState: QuoteState | undefined,
): WithdrawQuote | undefined {
  const quote = quoteState?.quote;
  if (!values || quote?.of.wallet !== values.wallet) return undefined;
  return compareAmounts(quote.of.amount, values.amount) === 0 ? quote : undefined;
}

/** The received rupees, after the fee. Undefined where none are paid. */
export const rupeesAfterFee = ({ net, rate }: WithdrawQuote): string | undefined =>
  rate === undefined ? undefined : multiplyAmount(net, rate);

const inRupees = (amount: string) => formatFigure('withdrawalArrives', amount, { currency: 'inr' });

/** What arrives by a quote: rupees at a bank, else dollars. */
export function getArrival(quote: WithdrawQuote, toBank: boolean): string {
  const rupees = toBank ? rupeesAfterFee(quote) : undefined;
  return rupees === undefined ? formatFigure('withdrawalArrives', quote.net) : inRupees(rupees);
}

/** The fee before an amount is typed: the percentage of the page's card, if it has one. */
function toFee({ cards }: WithdrawPage): string {
  const fee = cards.find(({ figure }) => figure?.kind === 'percent')?.figure;
  return fee?.value === undefined
    ? withdrawMessages.feeMay
    : withdrawMessages.feeIs({ amount: formatPercent(fee.value) });
}

/** What one withdrawal may be, where the server has limits. */
const toLimits = ({ least, most }: WithdrawPage): string[] => [
  ...(least === undefined
    ? []
    : [withdrawMessages.least({ amount: formatFigure('amountLimit', least, { shown: true }) })]),
  ...(most === undefined
    ? []
    : [withdrawMessages.most({ amount: formatFigure('amountLimit', most, { shown: true }) })]),
];

/** The line below the amount: with a quote, the fee. Without one, a note that fees are not included. */
export function amountHint(
  draft: WithdrawDraft,
  { page, toBank, quoteState }: { page: WithdrawPage; toBank: boolean; quoteState: QuoteState | undefined },
): string {
  const values = toWithdrawal(draft);
  const quote = toQuote(values, quoteState);
  const rate = toBank ? (quote?.rate ?? page.rate) : undefined;
  const known =
    rate === undefined
      ? []
      : [
          withdrawMessages.rate({
            rupees: formatFigure('exchangeRate', rate, { currency: 'inr', shown: true }),
          }),
        ];
  if (quote) {
    return [withdrawMessages.feeIs({ amount: formatFigure('withdrawalFee', quote.fee) }), ...known].join(
      ' · ',
    );
  }
  // An invalid withdrawal may still have an amount, because the wallet may not be chosen yet.
  const rupees = toBank ? toRupees(draft.amount, page) : undefined;
  const before = rupees === undefined ? values && formatFigure('asked', values.amount) : inRupees(rupees);
  if (before !== undefined) return [withdrawMessages.beforeFees({ amount: before }), ...known].join(' · ');
  // The line exists before anything is typed, so nothing moves below it.
  return [known[0] ?? toFee(page), ...toLimits(page)].join(' · ');
}
