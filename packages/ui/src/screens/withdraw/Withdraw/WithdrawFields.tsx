import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { FormAmountField } from '../../../forms/FormAmountField';
import { isZeroAmount } from '../../../text/typed/typedAmount';
import { noFigure } from '../../../text/format/money';
import { color, fontSize, fontWeight, radius, space } from '../../../tokens';
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
    if (values) quoteState?.onAsked(values);
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
      <Large>
        <FormAmountField
          name="amount"
          label={withdrawMessages.amount}
          balance={toBalance(wallet, page)}
          hint={
            isZeroAmount(amount)
              ? withdrawMessages.aboveZero
              : amountHint(draft, { page, toBank, quoteState })
          }
        />
      </Large>
      <WalletChips balances={page.balances} />
      {quoteState && (
        <Arrives>
          <span>{withdrawMessages.arrives}</span>
          <b>{quote ? getArrival(quote, toBank) : noFigure}</b>
        </Arrives>
      )}
    </>
  );
}

/* The form's main figure. */
const Large = styled.div`
  input {
    min-block-size: 3.5rem;
    font-size: ${fontSize.hero};
    font-weight: ${fontWeight.money};
    letter-spacing: -0.03em;
  }
`;

const Arrives = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.box};
  background: ${color.goodSoft};
  color: ${color.good};

  > b {
    font-size: ${fontSize.dialog};
    font-weight: ${fontWeight.heading};
    overflow-wrap: anywhere;
  }
`;
