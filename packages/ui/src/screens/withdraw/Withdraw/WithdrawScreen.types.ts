import type { Freshness as Age } from '../../../components/Freshness/freshness';
import type { Destination } from '../../../components/DestinationDetails/destination';
import type { SummaryCard } from '../../../components/SummaryCards/summaryCard';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { Verification } from '../../../forms/verification';
import type { Remote } from '../../../remote';

/** The wallets that money may be withdrawn from (B §9). */
export type WithdrawWallet = 'pay_out' | 'live' | 'fixed';

/** The server's data for the form (B §3). */
export interface WithdrawPage {
  cards: readonly SummaryCard[];
  /** USD, decimal text, by wallet; absent where the server named none. */
  balances: Readonly<Partial<Record<WithdrawWallet, string>>>;
  /** Rupees for a dollar, decimal text; absent where none are paid. */
  rate?: string | undefined;
}

/** The requested withdrawal; `amount` is a plain decimal text above zero. */
export type WithdrawValues = {
  wallet: WithdrawWallet;
  amount: string;
};

/** What a withdrawal costs and brings, as the server reckons it at this moment (D82). Decimal texts. */
export interface WithdrawQuote {
  /** The withdrawal that it is of. */
  of: WithdrawValues;
  /** USD that stay with the operator, and USD that are left. */
  fee: string;
  net: string;
  /** Rupees for a dollar of `net`; absent where it does not go to a bank. */
  rate?: string | undefined;
}

/** Asking the server what a withdrawal brings. */
export interface QuoteState {
  /** The newest one. Absent while it is on its way, and where it could not be had. */
  quote?: WithdrawQuote | undefined;
  busy: boolean;
  onAsked: (values: WithdrawValues) => void;
}

export interface WithdrawScreenProps {
  /** Until when withdrawals are held (T29), an ISO date-time. Absent while they are not, or where the server never says. */
  heldUntil?: string | undefined;
  page: Remote<WithdrawPage>;
  /** How old the figures are; absent where nobody can say. */
  freshness?: Age | undefined;
  /** The wallet that the form begins with. Absent: the member chooses. */
  wallet?: WithdrawWallet | undefined;
  /** Where the money goes, from the profile. */
  destination: Remote<Destination>;
  /** Its form's fields are the keys of WithdrawValues. */
  write: ConfirmedWrite<WithdrawValues>;
  verification: Verification;
  /** Absent where the server quotes nothing: then every figure is before fees (D113). */
  quoteState?: QuoteState | undefined;
}
