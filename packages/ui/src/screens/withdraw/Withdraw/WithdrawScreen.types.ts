import type { Destination } from '../../../components/DestinationDetails/destination';
import type { SummaryCard } from '../../../components/SummaryCards/summaryCard';
import type { ConfirmedWrite } from '../../../components/VerifyDialog/confirmedWrite';
import type { Proving } from '../../../forms/proving';
import type { Remote } from '../../../remote';

/** The wallets that money may be withdrawn from (B §9). */
export type WithdrawWallet = 'pay_out' | 'live' | 'fixed';

/** What the server says for the form (B §3). */
export interface WithdrawPage {
  cards: readonly SummaryCard[];
  /** USD, decimal text, by wallet; absent where the server named none. */
  balances: Readonly<Partial<Record<WithdrawWallet, string>>>;
  /** Rupees for a dollar, decimal text; absent where none are paid. */
  rate?: string | undefined;
}

/** What is asked for; `amount` is a plain decimal text above zero. */
export type WithdrawValues = {
  wallet: WithdrawWallet;
  amount: string;
};

export interface WithdrawScreenProps {
  page: Remote<WithdrawPage>;
  /** Where the money goes, of the profile. */
  destination: Remote<Destination>;
  /** Its form's fields are those of WithdrawValues. */
  write: ConfirmedWrite<WithdrawValues>;
  proving: Proving;
}
