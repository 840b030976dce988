import { addresses } from '../../../addresses/addresses';
import type { Destination } from '../../../components/DestinationDetails/destination';
import { Money } from '../../../components/Money/Money';
import { Review } from '../../../confirm/Review/Review';
import { VerifyDialog } from '../../../confirm/VerifyDialog/VerifyDialog';
import { verifyWords } from '../../../confirm/VerifyDialog/verifyWords';
import { walletNames } from '../../../text/wallets';
import { quoteOf, rupeesAfterFee } from './quote';
import { balancesOf, rupeesOf } from './withdrawal';
import type {
  Quoting,
  WithdrawPage,
  WithdrawQuote,
  WithdrawScreenProps,
  WithdrawValues,
} from './WithdrawScreen.types';
import { withdrawWords } from './withdrawWords';

/** 'Verify Your Account' before money leaves: wallet, amount, rupees, the whole destination, before and after. */
export function ConfirmWithdrawal({ page, destination, write, proving, quoting }: WithdrawScreenProps) {
  const { asked, attempt, offline, onConfirmed, onRepeated, onClosed } = write;
  if (page.state !== 'ready' || destination.state !== 'ready' || !asked) return null;
  return (
    <VerifyDialog
      open
      description={withdrawWords.willHappen}
      proof={{ place: 'withdraw', proving }}
      confirmLabel={withdrawWords.title}
      attempt={attempt}
      offline={offline}
      history={{ href: addresses.withdrawals }}
      onConfirmed={onConfirmed}
      onRepeated={onRepeated}
      onClose={onClosed}
    >
      <Repeated
        values={asked}
        page={page.data}
        destination={destination.data}
        quoting={quoting}
        settled={attempt.unknown === undefined}
      />
    </VerifyDialog>
  );
}

interface RepeatedProps {
  values: WithdrawValues;
  page: WithdrawPage;
  destination: Destination;
  quoting: Quoting | undefined;
  /** No outcome is open, so the balance is still right. */
  settled: boolean;
}

function Repeated({ values, page, destination, quoting, settled }: RepeatedProps) {
  const { wallet, amount } = values;
  const balances = settled ? balancesOf(values, page) : undefined;
  const toBank = destination.kind === 'bank';
  const quote = quoteOf(values, quoting);
  const rows = [
    { label: withdrawWords.wallet, value: walletNames[wallet] },
    ...(balances
      ? [
          { label: verifyWords.balanceBefore, value: <Money value={balances.before} /> },
          { label: verifyWords.balanceAfter, value: <Money value={balances.after} /> },
        ]
      : []),
    ...(quote ? quotedRows(quote, toBank) : []),
    ...(!quote && quoting?.busy ? [{ label: withdrawWords.fee, value: withdrawWords.reckoning }] : []),
  ];
  return (
    <Review
      amount={amount}
      beforeFees={quote ? undefined : { rupees: toBank ? rupeesOf(amount, page) : undefined }}
      rows={rows}
      destination={destination.kind === 'none' ? undefined : destination}
    />
  );
}

/** The fee and what arrives, in rupees where it goes to a bank (D82). */
function quotedRows(quote: WithdrawQuote, toBank: boolean) {
  const rupees = toBank ? rupeesAfterFee(quote) : undefined;
  const net = <Money value={quote.net} />;
  return [
    { label: withdrawWords.fee, value: <Money value={quote.fee} /> },
    ...(rupees === undefined
      ? [{ label: withdrawWords.arrives, value: net }]
      : [
          { label: withdrawWords.afterFee, value: net },
          { label: withdrawWords.arrives, value: <Money value={rupees} currency="inr" /> },
        ]),
  ];
}
