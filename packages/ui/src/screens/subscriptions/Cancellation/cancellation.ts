import type { SummaryFigure } from '../../../components/SummaryCards/summaryCard';
import { compareAmounts, multiplyAmount, subtractAmounts } from '../../../text/format/amount';

/** What the operator says of cancelling the subscriptions of a list (D70, D71); any of it may be missing. */
export interface CancelTerms {
  /** Whether active ones may be cancelled at all. */
  allowed: boolean;
  /** What it costs, one line a case. */
  fees: readonly SummaryFigure[];
  /** Plain text, one paragraph each. */
  instructions: readonly string[];
}

/** A subscription that is to be cancelled; every value is text, as it is kept over a lost answer (T12). */
export type CancelValues = {
  /** What the cancellation names. */
  id: string;
  package: string;
  username: string;
  /** USD, decimal text; '' where the server said none. */
  price: string;
};

/** What both histories know of a row that could be cancelled. */
interface Cancellable {
  cancelId?: string | undefined;
  own: boolean;
  status?: string | undefined;
  package?: string | undefined;
  username?: string | undefined;
  price?: string | undefined;
}

/** What a press on Cancel asks about; undefined for a row that offers none (D69, D70). */
export function cancelOf(row: Cancellable, terms: CancelTerms | undefined): CancelValues | undefined {
  const { cancelId, own, status } = row;
  if (!terms?.allowed || !own || status !== 'active' || cancelId === undefined) return undefined;
  return {
    id: cancelId,
    package: row.package ?? '',
    username: row.username ?? '',
    price: row.price ?? '',
  };
}

/**
 * What comes back of a price: said only where the operator names one single fee, as several are cases of which nobody
 * here knows the one. Half up at two decimals; undefined where it would be a guess.
 */
export function refundOf(price: string, fees: readonly SummaryFigure[]): string | undefined {
  const [fee] = fees;
  if (price === '' || fees.length !== 1 || fee?.value === undefined) return undefined;
  if (fee.kind !== 'percent' && fee.kind !== 'amount') return undefined;
  const cost = fee.kind === 'percent' ? multiplyAmount(price, shareOf(fee.value)) : fee.value;
  if (compareAmounts(cost, '0') < 0 || compareAmounts(price, cost) < 0) return undefined;
  return subtractAmounts(price, cost);
}

/** A percentage as a decimal text: '10' → '0.10'. */
const shareOf = (percent: string): string => multiplyAmount(percent, '0.01', 6);
