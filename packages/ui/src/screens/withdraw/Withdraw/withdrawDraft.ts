import type { SummaryCard } from '../../../components/SummaryCards/SummaryValue';
import { getAmountError } from '../../../forms/rules/getAmountError';
import { compareAmounts, multiplyAmount, subtractAmounts } from '../../../text/format/amount';
import { isZeroAmount, parseAmount } from '../../../text/typed/typedAmount';
import { formatFigure } from '../../../text/figures/figure';
import { errorTexts, withdrawTexts } from '../../../text/messages';
import { withdrawMessages } from './messages';

/** The wallets that money may be withdrawn from (B §9). */
export type WithdrawWallet = 'pay_out' | 'live' | 'fixed';

/** The server's data for the form (B §3). */
export interface WithdrawPage {
  cards: readonly SummaryCard[];
  /** USD, decimal text, by wallet. Absent where the server sends none. */
  balances: Readonly<Partial<Record<WithdrawWallet, string>>>;
  /** Rupees for a dollar, decimal text. Absent where no rupees are paid. */
  rate?: string | undefined;
  /** The least and the most that one withdrawal may be, USD, decimal text. Absent without such a limit. */
  least?: string | undefined;
  most?: string | undefined;
}

/** The requested withdrawal. `amount` is a plain decimal text above zero. */
export type WithdrawValues = {
  wallet: WithdrawWallet;
  amount: string;
};

/** The form's values. An empty field is ''. */
export interface WithdrawDraft {
  wallet: string;
  amount: string;
}

export const emptyDraft: WithdrawDraft = { wallet: '', amount: '' };

/** The form's values when it was sent. */
export const toDraft = ({
  wallet = '',
  amount = '',
}: Readonly<Record<string, string>> = {}): WithdrawDraft => ({
  wallet,
  amount,
});

/** In the order of B §9. */
export const offeredWallets = ['pay_out', 'live', 'fixed'] as const satisfies readonly WithdrawWallet[];

const isOffered = (wallet: string | undefined): wallet is WithdrawWallet =>
  offeredWallets.some((one) => one === wallet);

/** The balance of the chosen wallet. Undefined where it is unknown. */
export const toBalance = (wallet: string, { balances }: WithdrawPage): string | undefined =>
  isOffered(wallet) ? balances[wallet] : undefined;

/** The draft with the first wallet that has money, so a typed amount has a quote. One that is chosen stays. */
export function withFirstWallet(draft: WithdrawDraft, { balances }: WithdrawPage): WithdrawDraft {
  if (draft.wallet !== '') return draft;
  const wallet = offeredWallets.find((one) => compareAmounts(balances[one] ?? '0', '0') > 0);
  return wallet === undefined ? draft : { ...draft, wallet };
}

/** The draft's errors, by field (B §5). An amount of 0 is no error, because nothing happens (D81). */
export function getFaults(draft: WithdrawDraft, page: WithdrawPage): Partial<WithdrawDraft> {
  const faults: Partial<WithdrawDraft> = {};
  if (!isOffered(draft.wallet)) faults.wallet = errorTexts.fieldRequired;
  const amount = parseAmount(draft.amount);
  const fault = getAmountError(draft.amount);
  if (fault !== undefined) faults.amount = fault;
  const balance = toBalance(draft.wallet, page);
  if (amount !== undefined && balance !== undefined && compareAmounts(amount, balance) > 0)
    faults.amount = withdrawTexts.insufficientBalance;
  else if (amount !== undefined && !isZeroAmount(draft.amount)) {
    const fault = getLimitError(amount, page);
    if (fault !== undefined) faults.amount = fault;
  }
  return faults;
}

function getLimitError(amount: string, { least, most }: WithdrawPage): string | undefined {
  if (least !== undefined && compareAmounts(amount, least) < 0)
    return withdrawMessages.tooLittle({ amount: formatFigure('amountLimit', least, { shown: true }) });
  if (most !== undefined && compareAmounts(amount, most) > 0)
    return withdrawMessages.tooMuch({ amount: formatFigure('amountLimit', most, { shown: true }) });
  return undefined;
}

/** The withdrawal to request. Undefined for an invalid draft. */
export function toWithdrawal({
  wallet = '',
  amount: typed = '',
}: Partial<WithdrawDraft>): WithdrawValues | undefined {
  const amount = parseAmount(typed);
  return isOffered(wallet) && amount !== undefined && !isZeroAmount(typed) ? { wallet, amount } : undefined;
}

/** The amount in rupees (D82): amount × rate, half up. Undefined without either. */
export function toRupees(typed: string, { rate }: Pick<WithdrawPage, 'rate'>): string | undefined {
  const amount = parseAmount(typed);
  return amount === undefined || rate === undefined ? undefined : multiplyAmount(amount, rate);
}

/** The wallet's balance before and after. Undefined where it is unknown. */
export function toBalances({ wallet, amount }: WithdrawValues, { balances }: WithdrawPage) {
  const before = balances[wallet];
  return before === undefined ? undefined : { before, after: subtractAmounts(before, amount) };
}
