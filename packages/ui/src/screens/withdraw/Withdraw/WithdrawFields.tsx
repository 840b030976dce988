import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { FormAmountField } from '../../../forms/FormAmountField';
import { FormSelectField } from '../../../forms/FormSelectField';
import { isZeroAmount } from '../../../text/typed/typedAmount';
import { formatMoney } from '../../../text/format/money';
import { amountHint } from './quote';
import { balanceOf, walletOptions, withdrawalOf, type WithdrawDraft } from './withdrawal';
import type { Quoting, WithdrawPage } from './WithdrawScreen.types';
import { withdrawWords } from './withdrawWords';

interface WithdrawFieldsProps {
  page: WithdrawPage;
  /** Whether the money goes to a bank. */
  toBank: boolean;
  quoting: Quoting | undefined;
}

/** In milliseconds: shorter pauses are somebody still typing. */
const settled = 400;

/** Wallet and amount, with what is in the wallet and what the amount brings, in rupees where it goes to a bank. */
export function WithdrawFields({ page, toBank, quoting }: WithdrawFieldsProps) {
  const draft = useFormikContext<WithdrawDraft>().values;
  const { wallet, amount } = draft;
  const ask = useEffectEvent(() => {
    const values = withdrawalOf(draft);
    if (values) quoting?.onAsked(values);
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
        label={withdrawWords.wallet}
        placeholder={withdrawWords.chooseWallet}
        options={walletOptions(page.balances, (balance) => formatMoney(balance))}
      />
      <FormAmountField
        name="amount"
        label={withdrawWords.amount}
        balance={balanceOf(wallet, page)}
        hint={isZeroAmount(amount) ? withdrawWords.aboveZero : amountHint(draft, { page, toBank, quoting })}
      />
    </>
  );
}
