import { getAmountError } from '../../../forms/rules/getAmountError';
import { compareAmounts, multiplyAmount, subtractAmounts } from '../../../text/format/amount';
import { isZeroAmount, parseAmount } from '../../../text/typed/typedAmount';
import { errorTexts, withdrawTexts } from '../../../text/messages';
import { walletNames } from '../../../text/wallets';
import type { WithdrawPage, WithdrawValues, WithdrawWallet } from './WithdrawScreen.types';

// These functions are pure and need no server.

/** The form while it is filled in; an empty field is ''. */
export interface WithdrawDraft {
  wallet: string;
  amount: string;
}

export const emptyDraft: WithdrawDraft = { wallet: '', amount: '' };

/** The form as it was when it was sent. */
export const toDraft = ({
  wallet = '',
  amount = '',
}: Readonly<Record<string, string>> = {}): WithdrawDraft => ({
  wallet,
  amount,
});

const offered = ['pay_out', 'live', 'fixed'] as const satisfies readonly WithdrawWallet[];

const isOffered = (wallet: string | undefined): wallet is WithdrawWallet =>
  offered.some((one) => one === wallet);

/** The wallets to choose from, in the order of B §9, each with what is in it as `money` writes it. */
export const walletOptions = (balances: WithdrawPage['balances'], money: (amount: string) => string) =>
  offered.map((value) => {
    const balance = balances[value];
    return {
      value,
      label: balance === undefined ? walletNames[value] : `${walletNames[value]} · ${money(balance)}`,
    };
  });

/** What is in the chosen wallet; undefined where that is not known. */
export const toBalance = (wallet: string, { balances }: WithdrawPage): string | undefined =>
  isOffered(wallet) ? balances[wallet] : undefined;

/** What is wrong with the draft, by field (B §5). An amount of 0 is no error: nothing happens (D81). */
export function getFaults(draft: WithdrawDraft, page: WithdrawPage): Partial<WithdrawDraft> {
  const faults: Partial<WithdrawDraft> = {};
  if (!isOffered(draft.wallet)) faults.wallet = errorTexts.fieldRequired;
  const amount = parseAmount(draft.amount);
  const fault = getAmountError(draft.amount);
  if (fault !== undefined) faults.amount = fault;
  const balance = toBalance(draft.wallet, page);
  if (amount !== undefined && balance !== undefined && compareAmounts(amount, balance) > 0)
    faults.amount = withdrawTexts.insufficientBalance;
  return faults;
}

/** The withdrawal to request; undefined for a draft that can't become one. */
export function toWithdrawal({
  wallet = '',
  amount: typed = '',
}: Partial<WithdrawDraft>): WithdrawValues | undefined {
  const amount = parseAmount(typed);
  return isOffered(wallet) && amount !== undefined && !isZeroAmount(typed) ? { wallet, amount } : undefined;
}

/** The amount in rupees (D82): amount × rate, half up; undefined without either. */
export function toRupees(typed: string, { rate }: Pick<WithdrawPage, 'rate'>): string | undefined {
  const amount = parseAmount(typed);
  return amount === undefined || rate === undefined ? undefined : multiplyAmount(amount, rate);
}

/** What is in the wallet before and after; undefined where that is not known. */
export function toBalances({ wallet, amount }: WithdrawValues, { balances }: WithdrawPage) {
  const before = balances[wallet];
  return before === undefined ? undefined : { before, after: subtractAmounts(before, amount) };
}
