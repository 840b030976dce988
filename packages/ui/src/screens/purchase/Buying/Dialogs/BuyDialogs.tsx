import { selectCheck } from '../../../../components/CheckMark/nameCheck';
import { FormScope } from '../../../../forms/FormScope';
import { errorTexts } from '../../../../text/messages';
import { ConfirmPurchase } from './ConfirmPurchase';
import type { PersonProps } from '../Person';
import { amountFault, toAmount, hasOwner, selectUserCheck, type PurchaseDraft } from '../purchase';
import { BuyDialog } from './BuyDialog';
import type { BuyingProps } from '../useBuying';
import type { Buying, Order } from '../useBuying';

export interface BuyDialogsProps extends BuyingProps {
  order: Order;
  buying: Buying;
  /** The history, where the member sees the outcome. */
  historyHref: string;
  onClose: () => void;
}

/**
 * The dialogs of a purchase (B §2, B §4): the owner and the amount where the price is a range, then the confirmation, which
 * hides the first one. That one keeps its input.
 */
export function BuyDialogs(props: BuyDialogsProps) {
  const {
    order,
    buying,
    historyHref,
    username: own,
    userCheck,
    write,
    secondFactor,
    risk,
    cancelTerms,
  } = props;
  const { pack } = order;
  const balance = props.balance.state === 'ready' ? props.balance.data : undefined;
  const getPerson = ({ buyFor, username }: Pick<PurchaseDraft, 'buyFor' | 'username'>): PersonProps => {
    const check = selectCheck(userCheck, username);
    const displayName = check?.state === 'available' ? check.info : undefined;
    return buyFor === 'self' ? { username: own, own: true } : { username, own: false, displayName };
  };
  const ask = ({ buyFor, username, amount: typed }: PurchaseDraft) => {
    const amount = toAmount(pack.price, typed);
    if (amount === undefined) return;
    buying.ask({ packageId: pack.id, amount, username: buyFor === 'self' ? own : username });
  };
  return (
    <FormScope
      draft={`buy ${pack.id}`}
      initialValues={order.start}
      validate={({ buyFor, username, amount }) => {
        const fault = pack.price?.kind === 'variable' ? amountFault(amount, pack.price) : undefined;
        return {
          ...(fault !== undefined && { amount: fault }),
          ...(buyFor === 'other' && username === '' && { username: errorTexts.fieldRequired }),
        };
      }}
      onSubmit={(draft) => {
        const check = selectUserCheck(draft.username, { own, refused: order.vanished }, userCheck);
        if (hasOwner(draft, check)) ask(draft);
      }}
    >
      {({ values: draft, dirty }) => (
        <>
          <BuyDialog {...props} draft={draft} dirty={dirty} />
          {write.asked && (
            <ConfirmPurchase
              asked={write.asked}
              pack={pack}
              person={getPerson(draft)}
              balance={balance}
              write={write}
              secondFactor={secondFactor}
              risk={risk}
              cancelTerms={cancelTerms}
              historyHref={historyHref}
            />
          )}
        </>
      )}
    </FormScope>
  );
}
