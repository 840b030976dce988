import { Money } from '../../../../components/Money/Money';
import { Review } from '../../../../confirm/Review/Review';
import { VerifyDialog } from '../../../../confirm/VerifyDialog/VerifyDialog';
import { verifyWords } from '../../../../confirm/VerifyDialog/verifyWords';
import { purchaseTexts } from '../../../../text/messages';
import { walletNames } from '../../../../text/wallets';
import { BeyondBalance } from './BeyondBalance';
import type { BuyingProps, PurchaseValues } from '../Buying.types';
import type { Package } from '../package';
import { Person, type PersonProps } from '../Person';
import { balanceAfter, isBeyond } from '../purchase';
import { purchaseWords } from '../purchaseWords';

interface ConfirmPurchaseProps extends Pick<BuyingProps, 'write' | 'secondFactor'> {
  asked: PurchaseValues;
  pack: Package;
  person: PersonProps;
  balance: string | undefined;
  historyHref: string;
}

/**
 * 'Are You Sure To Buy This Package ?' (B §2): package, for whom, amount, wallet, before and after. For another member it
 * asks for the second factor where the server needs it (D137); for oneself it never does.
 */
export function ConfirmPurchase(props: ConfirmPurchaseProps) {
  const { asked, pack, person, balance, write, secondFactor, historyHref } = props;
  const { attempt, offline, onConfirmed, onRepeated, onClosed } = write;
  const { amount } = asked;
  // While a purchase is unanswered, nobody knows what is in the wallet.
  const before = attempt.unknown === undefined ? balance : undefined;
  const proving = person.own ? undefined : secondFactor;
  return (
    <VerifyDialog
      open
      title={purchaseTexts.confirmBuy}
      description={proving ? purchaseWords.willHappenForOther : purchaseWords.willHappen}
      {...(proving && { proof: { place: 'purchase', proving } })}
      confirmLabel={purchaseWords.continue}
      attempt={attempt}
      offline={offline}
      history={{ href: historyHref }}
      onConfirmed={onConfirmed}
      onRepeated={onRepeated}
      onClose={onClosed}
    >
      <Review
        amount={amount}
        rows={[
          { label: purchaseWords.package, value: <bdi translate="no">{pack.name}</bdi> },
          { label: purchaseWords.for, value: <Person {...person} /> },
          { label: purchaseWords.wallet, value: walletNames.pay_in },
          ...(before === undefined
            ? []
            : [
                { label: verifyWords.balanceBefore, value: <Money value={before} /> },
                { label: verifyWords.balanceAfter, value: <Money value={balanceAfter(before, amount)} /> },
              ]),
        ]}
      />
      {isBeyond(amount, before) && <BeyondBalance />}
    </VerifyDialog>
  );
}
