import styled from 'styled-components';
import { useFormikContext } from 'formik';
import type { KeyboardEvent } from 'react';
import { Money } from '../../../../components/Money/Money';
import { FormAnswer } from '../../../../forms/FormAnswer';
import { FormDialog } from '../../../../forms/FormDialog';
import { FormMoneyField } from '../../../../forms/FormMoneyField';
import { color, fontWeight } from '../../../../tokens';
import type { BuyingProps } from '../useBuying';
import type { Buying, Order } from '../useBuying';
import { getLeastPrice } from '../offers';
import { PriceText } from '../PriceText';
import {
  isBeyond,
  hasOwner,
  rangeHint,
  selectUserCheck,
  toAmount,
  wholeDollars,
  type PurchaseDraft,
} from '../purchase';
import { purchaseMessages } from '../messages';
import type { NameCheck } from '../../../../components/CheckMark/nameCheck';
import { Segments } from '../../../../components/Segments/Segments';
import { FormNameField } from '../../../../forms/FormNameField';
import { purchaseTexts } from '../../../../text/messages';
import { BeyondBalance, depositFirst } from './BeyondBalance';

interface WhomFieldsProps {
  check: NameCheck | undefined;
  onUserEnter: (username: string) => void;
}

const options = [
  { value: 'self', label: purchaseTexts.self },
  { value: 'other', label: purchaseTexts.otherUser },
] as const;

/** The member, or another user by name (B §2). */
function WhomFields({ check, onUserEnter }: WhomFieldsProps) {
  const { values, setFieldValue } = useFormikContext<PurchaseDraft>();
  const { buyFor, username } = values;
  const checkOnEnter = ({ key }: KeyboardEvent) => {
    // While Buy is inactive, Enter sends nothing. It means that the name is complete.
    if (key === 'Enter' && username !== '' && check === undefined) onUserEnter(username);
  };
  return (
    <>
      <Segments
        label={purchaseMessages.buyFor}
        segments={options}
        value={buyFor}
        onChange={(next) => void setFieldValue('buyFor', next)}
      />
      {buyFor === 'other' && (
        <FormNameField
          name="username"
          label={purchaseMessages.username}
          autoComplete="off"
          check={check}
          hint={purchaseMessages.checkedOnLeaving}
          onKeyDown={checkOnEnter}
          onEnter={onUserEnter}
        />
      )}
    </>
  );
}

interface BuyDialogProps extends BuyingProps {
  order: Order;
  buying: Buying;
  draft: PurchaseDraft;
  dirty: boolean;
  onClose: () => void;
}

/** The Buy dialog (B §2): the balance, the amount where the price is a range, in whole dollars (B §5), and the owner. */
export function BuyDialog({ draft, dirty, order, buying, ...props }: BuyDialogProps) {
  const { username: own, userCheck, write, balance } = props;
  const { pack, step } = order;
  const check = selectUserCheck(draft.username, { own, refused: order.vanished }, userCheck);
  const inWallet = balance.state === 'ready' ? balance.data : undefined;
  const { price } = pack;
  const isFixed = price?.kind === 'fixed';
  const beyond = isBeyond(toAmount(price, draft.amount) ?? getLeastPrice(pack), inWallet);
  const { refusal } = buying;
  // An error without a field in this dialog.
  const fault =
    refusal?.['package'] ??
    (isFixed ? refusal?.['amount'] : undefined) ??
    (draft.buyFor === 'self' ? refusal?.['username'] : undefined);
  return (
    <FormDialog
      open={step === 'form'}
      title={purchaseMessages.buyPackage({ name: pack.name })}
      description={
        <>
          {isFixed && `${purchaseMessages.price} `}
          <PriceText price={price} /> · {purchaseMessages.balance}{' '}
          <b>
            <Money figure="walletBalance" value={inWallet} />
          </b>
        </>
      }
      guard={dirty && (draft.amount !== '' || (draft.buyFor === 'other' && draft.username !== ''))}
      covered={write.asked !== undefined}
      send={purchaseMessages.buy}
      first={beyond && depositFirst}
      unready={!hasOwner(draft, check)}
      onClose={props.onClose}
    >
      <FormAnswer form={{ ...write.form, refusal }} />
      {price?.kind === 'variable' && (
        <FormMoneyField
          {...wholeDollars}
          name="amount"
          label={purchaseMessages.amount}
          hint={rangeHint(price.from, price.to)}
        />
      )}
      <WhomFields check={check} onUserEnter={props.onUserEnter} />
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
