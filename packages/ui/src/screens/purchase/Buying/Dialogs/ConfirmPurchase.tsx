import { Money } from '../../../../components/Money/Money';
import { RiskNotice } from '../../../../components/RiskNotice/RiskNotice';
import { Review } from '../../../../confirm/Review/Review';
import { VerifyDialog } from '../../../../confirm/VerifyDialog/VerifyDialog';
import { verifyMessages } from '../../../../confirm/VerifyDialog/messages';
import { purchaseTexts } from '../../../../text/messages';
import { walletNames } from '../../../../text/wallets';
import { BeyondBalance, depositFirst } from './BeyondBalance';
import type { BuyingProps, PurchaseValues } from '../useBuying';
import type { Package } from '../package';
import { Person, type PersonProps } from '../Person';
import { balanceAfter, isBeyond } from '../purchase';
import { purchaseMessages } from '../messages';

interface ConfirmPurchaseProps extends Pick<BuyingProps, 'write' | 'secondFactor' | 'risk'> {
  asked: PurchaseValues;
  pack: Package;
  person: PersonProps;
  balance: string | undefined;
  historyHref: string;
}

/**
 * 'Are You Sure To Buy This Package ?' (B §2): package, owner, amount, wallet, before and after. It requires the
 * second factor only for another member, where the server needs it (D137).
 */
export function ConfirmPurchase(props: ConfirmPurchaseProps) {
  const { asked, pack, person, balance, write, secondFactor, risk, historyHref } = props;
  const { attempt, offline, onConfirmed, onRepeated, onClosed } = write;
  const { amount } = asked;
  // While a purchase is unanswered, the balance is unknown.
  const before = attempt.unknown === undefined ? balance : undefined;
  const beyond = isBeyond(amount, before);
  const verification = person.own ? undefined : secondFactor;
  return (
    <VerifyDialog
      open
      title={purchaseTexts.confirmBuy}
      description={verification ? purchaseMessages.willHappenForOther : purchaseMessages.willHappen}
      {...(verification && { secondFactor: { purpose: 'purchase', verification } })}
      confirmLabel={purchaseMessages.continue}
      first={beyond && depositFirst}
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
          { label: purchaseMessages.package, value: <bdi translate="no">{pack.name}</bdi> },
          { label: purchaseMessages.for, value: <Person {...person} /> },
          { label: purchaseMessages.wallet, value: walletNames.pay_in },
          ...(before === undefined
            ? []
            : [
                { label: verifyMessages.balanceBefore, value: <Money value={before} /> },
                { label: verifyMessages.balanceAfter, value: <Money value={balanceAfter(before, amount)} /> },
              ]),
        ]}
      />
      {beyond && <BeyondBalance />}
      <RiskNotice risk={risk} />
    </VerifyDialog>
  );
}
