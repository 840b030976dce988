import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { FormAmountField } from '../../../forms/FormAmountField';
import { FormSelectField } from '../../../forms/FormSelectField';
import { isZeroAmount } from '../../../text/typed/typedAmount';
import { formatMoney } from '../../../text/format/money';
import { amountHint, type QuoteState } from './quote';
import {
  toBalance,
  toWithdrawal,
  walletOptions,
  type WithdrawDraft,
  type WithdrawPage,
} from './withdrawDraft';
import { withdrawMessages } from './messages';

interface WithdrawFieldsProps {
  page: WithdrawPage;
  /** Whether the money goes to a bank. */
  toBank: boolean;
  quoteState: QuoteState | undefined;
}

/** In milliseconds. Within a shorter pause the member is still typing. */
const settled = 400;

/** Wallet and amount, with the balance and the received amount, in rupees for a bank. */
export function WithdrawFields({ page, toBank, quoteState }: WithdrawFieldsProps) {
  const draft = useFormikContext<WithdrawDraft>().values;
  const { wallet, amount } = draft;
  const ask = useEffectEvent(() => {
    const values = toWithdrawal(draft);
    if (values) quoteState?.onAsked(values);
  });
  useEffect(
    function askOnceSettled() {
      const timer = setTimeout(ask, settled);
      return () => clearTimeout(timer);
    },
    [wallet, amount],
  );
  return (
    <>
      <FormSelectField
        name="wallet"
        label={withdrawMessages.wallet}
        placeholder={withdrawMessages.chooseWallet}
        options={walletOptions(page.balances, (balance) => formatMoney(balance))}
      />
      <FormAmountField
        name="amount"
        label={withdrawMessages.amount}
        balance={toBalance(wallet, page)}
        hint={
          isZeroAmount(amount) ? withdrawMessages.aboveZero : amountHint(draft, { page, toBank, quoteState })
        }
      />
    </>
  );
}
