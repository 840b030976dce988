import { addresses } from '../../../addresses/addresses';
import type { SummaryFigure } from '../../../components/SummaryCards/SummaryValue';

/** The operator's terms for cancelling the subscriptions of a list (D70, D71). Any of them may be missing. */
export interface CancelTerms {
  /** Whether active ones may be cancelled. */
  allowed: boolean;
  /** The fees, one line per case. */
  fees: readonly SummaryFigure[];
  /** Plain text, one paragraph each. */
  instructions: readonly string[];
}

/** A subscription to cancel. Every value is a string, because it is stored after a lost answer (T12). */
export type CancelValues = {
  /** The id for the cancellation. */
  id: string;
  package: string;
  username: string;
  /** USD, decimal text. '' where the server sends none. */
  price: string;
  /** The server's quote of cost and return (D82), in USD. Absent where the server does not send it. */
  fee?: string;
  net?: string;
};

/** The fee of a cancellation, and the returned amount, in USD. */
export interface CancelQuote {
  fee: string;
  net: string;
}

/** The list that shows the outcome of a cancellation. */
export const historyAddresses = { bot: addresses.subscriptions, live: addresses.liveSubscriptions } as const;

/** The data of a cancellable row that both histories share. */
interface Cancellable {
  cancelId?: string | undefined;
  own: boolean;
  status?: string | undefined;
  package?: string | undefined;
  username?: string | undefined;
  price?: string | undefined;
  cancelQuote?: CancelQuote | undefined;
}

/** The values for a press on Cancel. Undefined for a row that can't be cancelled (D69, D70). */
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
