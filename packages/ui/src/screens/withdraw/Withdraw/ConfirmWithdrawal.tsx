import type { Destination } from '../../../components/DestinationDetails/destination';
import { Money } from '../../../components/Money/Money';
import { Review } from '../../../components/Review/Review';
import { VerifyDialog } from '../../../components/VerifyDialog/VerifyDialog';
import { verifyWords } from '../../../components/VerifyDialog/verifyWords';
import { walletNames } from '../../../text/wallets';
import { balancesOf, rupeesOf } from './withdrawal';
import type { WithdrawPage, WithdrawScreenProps, WithdrawValues } from './WithdrawScreen.types';
import { withdrawWords } from './withdrawWords';

/** 'Verify Your Account' before money leaves: wallet, amount, rupees, the whole destination, before and after. */
export function ConfirmWithdrawal({ page, destination, write, proving }: WithdrawScreenProps) {
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
      history={{ href: withdrawWords.historyHref }}
      onConfirmed={onConfirmed}
      onRepeated={onRepeated}
      onClose={onClosed}
    >
      <Repeated
        values={asked}
        page={page.data}
        destination={destination.data}
        settled={attempt.unknown === undefined}
      />
    </VerifyDialog>
  );
}

interface RepeatedProps {
  values: WithdrawValues;
  page: WithdrawPage;
  destination: Destination;
  /** Nothing is open: what is in the wallet is what was in it. */
  settled: boolean;
}

function Repeated({ values, page, destination, settled }: RepeatedProps) {
  const { wallet, amount } = values;
  const balances = settled ? balancesOf(values, page) : undefined;
  const rows = [
    { label: 'Wallet', value: walletNames[wallet] },
    ...(balances
      ? [
          { label: verifyWords.balanceBefore, value: <Money value={balances.before} /> },
          { label: verifyWords.balanceAfter, value: <Money value={balances.after} /> },
        ]
      : []),
  ];
  return (
    <Review
      amount={amount}
      rupees={destination.kind === 'bank' ? rupeesOf(amount, page) : undefined}
      rows={rows}
      destination={destination.kind === 'none' ? undefined : destination}
    />
  );
}
