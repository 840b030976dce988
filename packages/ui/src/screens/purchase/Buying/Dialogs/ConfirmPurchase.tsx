import { FigureRow, FigureRows } from '../../../../components/Figure/FigureRow';
import { OperatorTexts } from '../../../../components/OperatorTexts/OperatorTexts';
import { RiskNotice } from '../../../../components/RiskNotice/RiskNotice';
import { Stack } from '../../../../components/Stack/Stack';
import { SummaryValue } from '../../../../components/SummaryCards/SummaryValue';
import { Review } from '../../../../confirm/Review/Review';
import { VerifyDialog } from '../../../../confirm/VerifyDialog/VerifyDialog';
import { purchaseTexts } from '../../../../text/messages';
import { walletNames } from '../../../../text/wallets';
import { BeyondBalance, depositFirst } from './BeyondBalance';
import type { BuyingProps, PurchaseCancelTerms, PurchaseValues } from '../useBuying';
import { getFacts } from '../facts';
import type { Package } from '../package';
import { Person, type PersonProps } from '../Person';
import { getBalanceAfter, isBeyond } from '../purchase';
import { purchaseMessages } from '../messages';
import { toMoneyRow } from '../../../../components/Figure/moneyRow';
import { balanceAfter, balanceBefore } from '../../../../confirm/VerifyDialog/figures';

interface ConfirmPurchaseProps extends Pick<BuyingProps, 'write' | 'secondFactor' | 'risk' | 'cancelTerms'> {
  asked: PurchaseValues;
  pack: Package;
  person: PersonProps;
  balance: string | undefined;
  historyHref: string;
}

/**
 * 'Are You Sure To Buy This Package ?' (B §2): package, owner, amount, terms, wallet, before and after, the cost of a
 * cancellation, the risk. It requires the second factor only for another member, where the server needs it (D137).
 */
export function ConfirmPurchase(props: ConfirmPurchaseProps) {
  const { asked, pack, person, balance, write, secondFactor, risk, cancelTerms, historyHref } = props;
  const { attempt, offline, onConfirm, onRepeat, onClose } = write;
  const { amount } = asked;
  // While a purchase is unanswered, the balance is unknown.
  const before = attempt.unknown === undefined ? balance : undefined;
  const beyond = isBeyond(amount, before);
  const verification = person.own ? undefined : secondFactor;
  return (
    <VerifyDialog
      open
      title={purchaseTexts.confirmBuy}
      description={
        verification
          ? purchaseMessages.willHappenForOther({ person: person.username })
          : purchaseMessages.willHappen
      }
      {...(verification && { secondFactor: { purpose: 'purchase', verification } })}
      confirmLabel={purchaseMessages.continue}
      first={beyond && depositFirst}
      attempt={attempt}
      offline={offline}
      history={{ href: historyHref }}
      onConfirm={onConfirm}
      onRepeat={onRepeat}
      onClose={onClose}
    >
      <Review
        amount={amount}
        rows={[
          { label: purchaseMessages.package, value: <bdi translate="no">{pack.name}</bdi> },
          { label: purchaseMessages.for, value: <Person {...person} /> },
          ...getFacts(pack),
          { label: purchaseMessages.wallet, value: walletNames.pay_in },
          ...(before === undefined
            ? []
            : [toMoneyRow(balanceBefore, before), toMoneyRow(balanceAfter, getBalanceAfter(before, amount))]),
        ]}
      />
      {beyond && <BeyondBalance />}
      {cancelTerms && <CancelTerms terms={cancelTerms} />}
      {pack.risk !== undefined && <RiskNotice risk={{ text: pack.risk }} />}
      <RiskNotice risk={risk} />
    </VerifyDialog>
  );
}

/** The fee and the refund of a cancellation, before the purchase and not only when the member cancels. */
function CancelTerms({ terms: { allowed, fees, instructions } }: { terms: PurchaseCancelTerms }) {
  return (
    <Stack gap={2}>
      <h3>{purchaseMessages.ifYouCancel}</h3>
      {!allowed && <p>{purchaseMessages.cannotCancel}</p>}
      {allowed && fees.length > 0 && (
        <FigureRows>
          {fees.map(({ title, kind, value }, index) => (
            <FigureRow key={index} label={title}>
              <SummaryValue kind={kind} value={value} />
            </FigureRow>
          ))}
        </FigureRows>
      )}
      {allowed && instructions.length > 0 && <OperatorTexts texts={instructions} />}
    </Stack>
  );
}
