import { addresses } from '../../../addresses/addresses';
import { FromTo } from '../../../components/FromTo/FromTo';
import { Money } from '../../../components/Money/Money';
import { Review } from '../../../confirm/Review/Review';
import { VerifyDialog } from '../../../confirm/VerifyDialog/VerifyDialog';
import { addAmounts, subtractAmounts } from '../../../text/format/amount';
import { walletNames } from '../../../text/wallets';
import type { Verification } from '../../../forms/SecondFactorField';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { TransferBalances, TransferValues } from './transfer';
import { transferMessages } from './messages';

export interface ConfirmTransferProps {
  asked: TransferValues;
  balances: TransferBalances;
  /** What arrives isn't known before, so neither is the balance after. */
  takesFee: boolean;
  write: ConfirmedWrite<TransferValues>;
  verification: Verification;
  onClose: () => void;
}

/** 'Verify Your Account' before a transfer: both wallets, the amount, the balances before and after. */
export function ConfirmTransfer(props: ConfirmTransferProps) {
  const { asked, balances, takesFee, write, verification, onClose } = props;
  const { attempt, offline, onConfirm, onRepeat } = write;
  // A transfer with an unknown outcome may have changed the balances already.
  const isSettled = attempt.unknown === undefined;
  return (
    <VerifyDialog
      open
      description={transferMessages.willHappen}
      secondFactor={{ purpose: 'transfer', verification }}
      confirmLabel={transferMessages.transfer}
      attempt={attempt}
      offline={offline}
      // The list is on this page.
      history={{ href: addresses.transfer, onOpen: onClose }}
      onConfirm={onConfirm}
      onRepeat={onRepeat}
      onClose={onClose}
    >
      <Review
        amount={asked.amount}
        rows={[
          getRow(
            transferMessages.fromLabel,
            walletNames.pay_out,
            isSettled ? balances.from : undefined,
            subtractAmounts,
          ),
          getRow(
            transferMessages.toLabel,
            walletNames.pay_in,
            isSettled && !takesFee ? balances.to : undefined,
            addAmounts,
          ),
        ]}
      />
    </VerifyDialog>
  );

  /** The wallet and its balance before and after, where that is known. */
  function getRow(end: string, wallet: string, before: string | undefined, move: typeof addAmounts) {
    if (before === undefined) return { label: end, value: wallet };
    return {
      label: `${end} ${wallet}`,
      value: (
        <FromTo
          from={<Money figure="balanceBefore" value={before} />}
          to={<Money figure="balanceAfter" value={move(before, asked.amount)} />}
        />
      ),
    };
  }
}
