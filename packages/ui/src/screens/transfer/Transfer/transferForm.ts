import { getAmountError } from '../../../forms/rules/getAmountError';
import { compareAmounts } from '../../../text/format/amount';
import { isZeroAmount, parseAmount } from '../../../text/typed/typedAmount';
import { errorTexts } from '../../../text/messages';
import type { TransferValues } from './transfer';
import { transferMessages } from './messages';

// Pure functions that need no server.

/** The form's values. */
export interface TransferDraft {
  wallet: string;
  amount: string;
}

const only = 'pay_out_to_pay_in';

export const emptyDraft: TransferDraft = { wallet: only, amount: '' };

/** The form's values when it was sent. */
export const toDraft = ({ amount = '' }: Readonly<Record<string, string>> = {}): TransferDraft => ({
  wallet: only,
  amount,
});

/** The draft's errors, by field (B §5). */
export function getFaults({ wallet, amount }: TransferDraft): Partial<TransferDraft> {
  const fault = getAmountError(amount);
  return {
    ...(wallet !== only && { wallet: errorTexts.fieldRequired }),
    ...(fault !== undefined && { amount: fault }),
  };
}

/** The transfer to request. Undefined for an invalid draft. */
export function toTransfer({
  wallet = only,
  amount: typed = '',
}: Partial<TransferDraft>): TransferValues | undefined {
  const amount = parseAmount(typed);
  return wallet === only && amount !== undefined && !isZeroAmount(typed)
    ? { wallet: only, amount }
    : undefined;
}

/** Only the server refuses a balance that is too small. The form shows a hint (D67). */
export function toHint(typed: string, balance: string | undefined): string | undefined {
  if (isZeroAmount(typed)) return transferMessages.aboveZero;
  const amount = parseAmount(typed);
  const isMore = amount !== undefined && balance !== undefined && compareAmounts(amount, balance) > 0;
  return isMore ? transferMessages.moreThanBalance : undefined;
}
