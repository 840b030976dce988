import { compareAmounts, isZeroAmount, parseAmount } from '../../../text/format/amount';
import { errorTexts } from '../../../text/messages';
import type { TransferValues } from './TransferScreen.types';
import { transferWords } from './transferWords';

// Pure: what the form of a transfer knows without a server.

/** The form while it is filled in. */
export interface TransferDraft {
  wallet: string;
  amount: string;
}

const only = 'pay_out_to_pay_in';

export const emptyDraft: TransferDraft = { wallet: only, amount: '' };

/** The form as it was when it was sent. */
export const draftOf = ({ amount = '' }: Readonly<Record<string, string>> = {}): TransferDraft => ({
  wallet: only,
  amount,
});

/** What keeps a transfer from being asked for, by field (B §5). */
export function faultsOf({ wallet, amount }: TransferDraft): Partial<TransferDraft> {
  return {
    ...(wallet !== only && { wallet: errorTexts.fieldRequired }),
    ...(parseAmount(amount) === undefined && { amount: errorTexts.fieldRequired }),
  };
}

/** What to ask for; undefined for a draft that nothing may come of. */
export function transferOf({
  wallet = only,
  amount: typed = '',
}: Partial<TransferDraft>): TransferValues | undefined {
  const amount = parseAmount(typed);
  return wallet === only && amount !== undefined && !isZeroAmount(typed)
    ? { wallet: only, amount }
    : undefined;
}

/** A balance too small is the server's to refuse: here it is a hint (D67). */
export function hintOf(typed: string, balance: string | undefined): string | undefined {
  if (isZeroAmount(typed)) return transferWords.aboveZero;
  const amount = parseAmount(typed);
  const isMore = amount !== undefined && balance !== undefined && compareAmounts(amount, balance) > 0;
  return isMore ? transferWords.moreThanBalance : undefined;
}
