import { addresses } from '../../../addresses/addresses';
import type { SummaryFigure } from '../../../components/SummaryCards/summaryCard';

/** The operator's terms for cancelling the subscriptions of a list (D70, D71). Any of them may be missing. */
export interface CancelTerms {
  /** Whether active ones may be cancelled at all. */
  allowed: boolean;
  /** What it costs, one line per case. */
  fees: readonly SummaryFigure[];
  /** Plain text, one paragraph each. */
  instructions: readonly string[];
}

/** A subscription to cancel. Every value is a text, because it is kept after a lost answer (T12). */
export type CancelValues = {
  /** The id for the cancellation. */
  id: string;
  package: string;
  username: string;
  /** USD, decimal text; '' where the server said none. */
  price: string;
  /** What the end costs and brings, as the server reckons it (D82), in USD; absent where it does not say. */
  fee?: string;
  net?: string;
};

/** What a cancellation takes of the price, and what comes back, in USD. */
export interface CancelQuote {
  fee: string;
  net: string;
}

/** The list that shows the outcome of a cancellation. */
export const historyAddresses = { bot: addresses.subscriptions, live: addresses.liveSubscriptions } as const;

/** What both histories know of a row that could be cancelled. */
interface Cancellable {
  cancelId?: string | undefined;
  own: boolean;
  status?: string | undefined;
  package?: string | undefined;
  username?: string | undefined;
  price?: string | undefined;
  cancelQuote?: CancelQuote | undefined;
}

/** What a press on Cancel asks about; undefined for a row that offers none (D69, D70). */
export function toCancelValues(row: Cancellable, terms: CancelTerms | undefined): CancelValues | undefined {
  const { cancelId, own, status } = row;
  if (!terms?.allowed || !own || status !== 'active' || cancelId === undefined) return undefined;
  return {
    id: cancelId,
    package: row.package ?? '',
    username: row.username ?? '',
    price: row.price ?? '',
    ...row.cancelQuote,
  };
}
