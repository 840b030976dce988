import styled from 'styled-components';
import { Money } from '../../../../components/Money/Money';
import { FormAnswer } from '../../../../forms/FormAnswer';
import { FormDialog } from '../../../../forms/FormDialog';
import { color, fontWeight } from '../../../../tokens';
import { BeyondBalance, depositFirst } from './BeyondBalance';
import type { BuyingProps } from '../useBuying';
import type { Buying, Order } from '../useBuying';
import { getLeastPrice } from '../offers';
import { PriceText } from '../PriceText';
import { isBeyond, knowsWhom, selectUserCheck, type PurchaseDraft } from '../purchase';
import { purchaseMessages } from '../messages';
import { WhomFields } from './WhomFields';

interface WhomDialogProps extends BuyingProps {
  order: Order;
  buying: Buying;
  draft: PurchaseDraft;
  dirty: boolean;
}

/** The Buy dialog (B §2): the balance and the owner. */
export function WhomDialog({ draft, dirty, order, buying, ...props }: WhomDialogProps) {
  const { username: own, userCheck, write, balance } = props;
  const { pack, step } = order;
  const check = selectUserCheck(draft.username, { own, refused: order.vanished }, userCheck);
  const inWallet = balance.state === 'ready' ? balance.data : undefined;
  const isFixed = pack.price?.kind === 'fixed';
  const beyond = isBeyond(getLeastPrice(pack), inWallet);
  const { refusal } = buying;
  // An error without a field in this dialog.
  const fault =
    refusal?.['package'] ??
    (isFixed ? refusal?.['amount'] : undefined) ??
    (draft.buyFor === 'self' ? refusal?.['username'] : undefined);
  return (
    <FormDialog
      open={step !== 'question' && !order.isAmountFirst}
      title={purchaseMessages.buyPackage({ name: pack.name })}
      description={
        <>
          {isFixed && `${purchaseMessages.price} `}
          <PriceText price={pack.price} /> · {purchaseMessages.balance}{' '}
          <b>
            <Money figure="walletBalance" value={inWallet} />
          </b>
        </>
      }
      guard={dirty && draft.buyFor === 'other' && draft.username !== ''}
      covered={step === 'amount' || write.asked !== undefined}
      send={purchaseMessages.buy}
      first={beyond && depositFirst}
      unready={!knowsWhom(draft, check)}
      onClose={buying.close}
    >
      <FormAnswer form={{ ...write.form, refusal }} />
      <WhomFields check={check} onUserEntered={props.onUserEntered} />
      {beyond && <BeyondBalance />}
      {fault !== undefined && <Fault role="alert">{fault}</Fault>}
    </FormDialog>
  );
}

const Fault = styled.p`
  color: ${color.bad};
  font-weight: ${fontWeight.strong};
  overflow-wrap: anywhere;
`;
