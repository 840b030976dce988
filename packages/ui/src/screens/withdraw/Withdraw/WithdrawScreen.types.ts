import type { Freshness as Age } from '../../../components/Freshness/freshness';
import type { Destination } from '../../../components/DestinationDetails/DestinationDetails';
import type { SummaryCard } from '../../../components/SummaryCards/SummaryValue';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { Verification } from '../../../forms/SecondFactorField';
import type { Remote } from '../../../remote';

/** The wallets that money may be withdrawn from (B §9). */
export type WithdrawWallet = 'pay_out' | 'live' | 'fixed';

/** The server's data for the form (B §3). */
export interface WithdrawPage {
  cards: readonly SummaryCard[];
  /** USD, decimal text, by wallet. Absent where the server sends none. */
  balances: Readonly<Partial<Record<WithdrawWallet, string>>>;
  /** Rupees for a dollar, decimal text. Absent where no rupees are paid. */
  rate?: string | undefined;
}

/** The requested withdrawal. `amount` is a plain decimal text above zero. */
export type WithdrawValues = {
  wallet: WithdrawWallet;
  amount: string;
};

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
  onAsked: (values: WithdrawValues) => void;
}

export interface WithdrawScreenProps {
  /**
   * Until when withdrawals are held (T29), an ISO date-time. Absent while they are not, or where the server never
   * sends it.
   */
  heldUntil?: string | undefined;
  page: Remote<WithdrawPage>;
  /** The age of the figures. Absent where it is unknown. */
  freshness?: Age | undefined;
  /** The preselected wallet. Absent: the member chooses. */
  wallet?: WithdrawWallet | undefined;
  /** The destination from the profile. */
  destination: Remote<Destination>;
  /** Its form's fields are the keys of WithdrawValues. */
  write: ConfirmedWrite<WithdrawValues>;
  verification: Verification;
  /** Absent where the server has no quotes. Every figure is then before fees (D113). */
  quoteState?: QuoteState | undefined;
}
