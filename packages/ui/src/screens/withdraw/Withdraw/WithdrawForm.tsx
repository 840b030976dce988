import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { addresses, toWithdrawPath } from '../../../addresses/addresses';
import { Button } from '../../../components/Button/Button';
import type { Destination } from '../../../components/DestinationDetails/DestinationDetails';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { Form, PinnedFoot } from '../../../forms/Form';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormScope } from '../../../forms/FormScope';
import type { Remote } from '../../../remote';
import { Arrival } from '../../../components/Figure/Arrival';
import { FormAmountField } from '../../../forms/FormAmountField';
import { isZeroAmount } from '../../../text/typed/typedAmount';
import { noFigure } from '../../../text/format/money';
import { WithdrawAccount } from './WithdrawAccount';
import { amountHint, getArrival, type QuoteState, toQuote } from './quote';
import {
  getFaults,
  toBalance,
  toWithdrawal,
  type WithdrawDraft,
  type WithdrawPage,
  type WithdrawValues,
  type WithdrawWallet,
  withFirstWallet,
} from './withdrawDraft';
import { withdrawMessages } from './messages';
import { WalletChips } from './WalletChips';

interface WithdrawFieldsProps {
  page: WithdrawPage;
  /** Whether the money goes to a bank. */
  toBank: boolean;
  quoteState: QuoteState | undefined;
}

/** In milliseconds. Within a shorter pause the member is still typing. */
const settled = 400;

/** Amount and wallet, then the received amount, in rupees for a bank. */
function WithdrawFields({ page, toBank, quoteState }: WithdrawFieldsProps) {
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

export interface WithdrawFormProps {
  /** The destination from the profile. */
  destination: Remote<Destination>;
  /**
   * Until when withdrawals are held (T29), an ISO date-time. Absent while they are not, or where the server never
   * sends it.
   */
  heldUntil?: string | undefined;
  /** Hours without withdrawals after an address is saved. Absent where the server names none. */
  holdHours?: number | undefined;
  /** Its form's fields are the keys of WithdrawValues. */
  write: ConfirmedWrite<WithdrawValues>;
  /** Absent where the server has no quotes. Every figure is then before fees (D113). */
  quoteState?: QuoteState | undefined;
  page: WithdrawPage;
  start: WithdrawDraft;
  /** The wallet of the address. Absent: the first one with money. */
  wallet?: WithdrawWallet | undefined;
}

/** Next validates the draft and opens the confirmation. The confirmation is in the dialog. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { page, destination, heldUntil, write, quoteState, start, wallet } = props;
  // No withdrawal is confirmed while its destination can't be shown.
  const isPayable = destination.state === 'ready' && destination.data.kind !== 'none';
  // Also not while withdrawals are held, because the code would be useless (T29).
  const isReady = isPayable && heldUntil === undefined && !write.offline;
  const reason = () => {
    if (write.offline) return verifyMessages.offline;
    return isPayable ? withdrawMessages.held : withdrawMessages.needsDestination;
  };
  return (
    <FormScope
      draft={wallet === undefined ? addresses.withdraw : toWithdrawPath(wallet)}
      unanswered={write.unanswered !== undefined || write.form.unknown === true}
      keptOnLeave={isPayable && heldUntil === undefined && write.unanswered === undefined}
      initialValues={withFirstWallet(start, page)}
      validate={(draft) => getFaults(draft, page)}
      onSubmit={(draft) => {
        const values = toWithdrawal(draft);
        if (!values) return;
        quoteState?.onRequest(values);
        write.onRequest(values);
      }}
    >
      <Form label={withdrawMessages.title}>
        <FormAnswer form={write.form} />
        <WithdrawFields
          page={page}
          toBank={isPayable && destination.data.kind === 'bank'}
          quoteState={quoteState}
        />
        <WithdrawAccount destination={destination} holdHours={props.holdHours} />
        <PinnedFoot>
          <Button type="submit" variant="main" size="large" disabled={!isReady}>
            {withdrawMessages.next}
          </Button>
          {!isReady && <span>{reason()}</span>}
        </PinnedFoot>
      </Form>
    </FormScope>
  );
}
