import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { Arrival } from '../../../components/Figure/Arrival';
import { FormAmountField } from '../../../forms/FormAmountField';
import { isZeroAmount } from '../../../text/typed/typedAmount';
import { noFigure } from '../../../text/format/money';
import { amountHint, getArrival, toQuote, type QuoteState } from './quote';
import { WalletChips } from './WalletChips';
import { toBalance, toWithdrawal, type WithdrawDraft, type WithdrawPage } from './withdrawDraft';
import { withdrawMessages } from './messages';

interface WithdrawFieldsProps {
  page: WithdrawPage;
  /** Whether the money goes to a bank. */
  toBank: boolean;
  quoteState: QuoteState | undefined;
}

/** In milliseconds. Within a shorter pause the member is still typing. */
const settled = 400;

/** Amount and wallet, then the received amount, in rupees for a bank. */
export function WithdrawFields({ page, toBank, quoteState }: WithdrawFieldsProps) {
  const draft = useFormikContext<WithdrawDraft>().values;
  const { wallet, amount } = draft;
  const ask = useEffectEvent(() => {
    const values = toWithdrawal(draft);
    if (values) quoteState?.onRequest(values);
  });
  useEffect(
    function askOnceSettled() {
      const timer = setTimeout(ask, settled);
      return () => clearTimeout(timer);
    },
    [wallet, amount],
  );
  const quote = toQuote(toWithdrawal(draft), quoteState);
  return (
    <>
      <FormAmountField
        name="amount"
        size="large"
        label={withdrawMessages.amount}
        balance={toBalance(wallet, page)}
        hint={
          isZeroAmount(amount) ? withdrawMessages.aboveZero : amountHint(draft, { page, toBank, quoteState })
        }
      />
      <WalletChips balances={page.balances} />
      {quoteState && (
        <Arrival label={withdrawMessages.arrives}>{quote ? getArrival(quote, toBank) : noFigure}</Arrival>
      )}
    </>
  );
}
