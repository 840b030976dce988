import { addresses } from '../../../addresses/addresses';
import type { Destination } from '../../../components/DestinationDetails/DestinationDetails';
import { toMoneyRow } from '../../../components/Figure/moneyRow';
import { Review } from '../../../confirm/Review/Review';
import { VerifyDialog } from '../../../confirm/VerifyDialog/VerifyDialog';
import { balanceAfter, balanceBefore } from '../../../confirm/VerifyDialog/figures';
import type { Verification } from '../../../forms/SecondFactorField';
import { nameFigure } from '../../../text/figures/figure';
import { walletNames } from '../../../text/wallets';
import { rupeesAfterFee, toQuote, type QuoteState, type WithdrawQuote } from './quote';
import { toBalances, toRupees, type WithdrawPage, type WithdrawValues } from './withdrawDraft';
import type { WithdrawCardProps } from './WithdrawCard';
import { withdrawMessages } from './messages';

// The names of a withdrawal’s amounts before it is sent.

const withdrawalFee = nameFigure('withdrawalFee', withdrawMessages.fee);
const withdrawalAfterFee = nameFigure('withdrawalAfterFee', withdrawMessages.afterFee);
const withdrawalArrives = nameFigure('withdrawalArrives', withdrawMessages.arrives);

export interface ConfirmWithdrawalProps extends Pick<
  WithdrawCardProps,
  'page' | 'destination' | 'write' | 'quoteState'
> {
  verification: Verification;
}

/** 'Verify Your Account' before a withdrawal: wallet, amount, rupees, the whole destination, before and after. */
export function ConfirmWithdrawal({
  page,
  destination,
  write,
  verification,
  quoteState,
}: ConfirmWithdrawalProps) {
  const { asked, attempt, offline, onConfirm, onRepeat, onClose } = write;
  if (page.state !== 'ready' || destination.state !== 'ready' || !asked) return null;
  return (
    <VerifyDialog
      open
      description={withdrawMessages.willHappen}
      secondFactor={{ purpose: 'withdraw', verification }}
      confirmLabel={withdrawMessages.title}
      attempt={attempt}
      offline={offline}
      history={{ href: addresses.withdrawals }}
      onConfirm={onConfirm}
      onRepeat={onRepeat}
      onClose={onClose}
    >
      <Repeated
        values={asked}
        page={page.data}
        destination={destination.data}
        quoteState={quoteState}
        settled={attempt.unknown === undefined}
      />
    </VerifyDialog>
  );
}

interface RepeatedProps {
  values: WithdrawValues;
  page: WithdrawPage;
  destination: Destination;
  quoteState: QuoteState | undefined;
  /** Every outcome is known, so the balance is still right. */
  settled: boolean;
}

function Repeated({ values, page, destination, quoteState, settled }: RepeatedProps) {
  const { wallet, amount } = values;
  const balances = settled ? toBalances(values, page) : undefined;
  const toBank = destination.kind === 'bank';
  const quote = toQuote(values, quoteState);
  const rows = [
    { label: withdrawMessages.wallet, value: walletNames[wallet] },
    ...(balances
      ? [toMoneyRow(balanceBefore, balances.before), toMoneyRow(balanceAfter, balances.after)]
      : []),
    ...(quote ? quotedRows(quote, toBank) : []),
    ...(!quote && quoteState?.busy
      ? [{ label: withdrawalFee.title, value: withdrawMessages.calculation }]
      : []),
  ];
  return (
    <Review
      amount={amount}
      beforeFees={quote ? undefined : { rupees: toBank ? toRupees(amount, page) : undefined }}
      rows={rows}
      destination={destination.kind === 'none' ? undefined : destination}
    />
  );
}

/** The fee and the received amount, in rupees for a bank (D82). */
function quotedRows(quote: WithdrawQuote, toBank: boolean) {
  const rupees = toBank ? rupeesAfterFee(quote) : undefined;
  return [
    toMoneyRow(withdrawalFee, quote.fee),
    ...(rupees === undefined
      ? [toMoneyRow(withdrawalArrives, quote.net)]
      : [
          toMoneyRow(withdrawalAfterFee, quote.net),
          toMoneyRow(withdrawalArrives, rupees, { currency: 'inr' }),
        ]),
  ];
}
