import { selectCheck } from '../../../../components/CheckMark/nameCheck';
import { FormScope } from '../../../../forms/FormScope';
import { errorTexts } from '../../../../text/messages';
import { AmountDialog } from './AmountDialog';
import { ConfirmPurchase } from './ConfirmPurchase';
import type { PersonProps } from '../Person';
import { amountFault, toAmount, knowsWhom, selectUserCheck, type PurchaseDraft } from '../purchase';
import { WhomDialog } from './WhomDialog';
import type { BuyingProps } from '../useBuying';
import type { Buying, Order } from '../useBuying';

export interface BuyDialogsProps extends BuyingProps {
  order: Order;
  buying: Buying;
  /** The history, where the member sees the outcome. */
  historyHref: string;
}

/**
 * The dialogs from Buy to the confirmation (B §2, §4): the owner, the amount where the price is a range, and the
 * confirmation. Each one hides the previous one, which keeps its input.
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
  const { pack, step } = order;
  const balance = props.balance.state === 'ready' ? props.balance.data : undefined;
  const getPerson = ({ buyFor, username }: Pick<PurchaseDraft, 'buyFor' | 'username'>): PersonProps => {
    const check = selectCheck(userCheck, username);
    const displayName = check?.state === 'available' ? check.info : undefined;
    return buyFor === 'self' ? { username: own, own: true } : { username, own: false, displayName };
  };
  const ask = ({ buyFor, username }: PurchaseDraft, typed: string) => {
    const amount = toAmount(pack.price, typed);
    if (amount === undefined) return;
    buying.ask({ packageId: pack.id, amount, username: buyFor === 'self' ? own : username });
  };
  return (
    <FormScope
      draft={`buy ${pack.id}`}
      initialValues={order.start}
      validate={({ buyFor, username }) =>
        buyFor === 'other' && username === '' ? { username: errorTexts.fieldRequired } : {}
      }
      onSubmit={(draft) => {
        if (!knowsWhom(draft, selectUserCheck(draft.username, { own, refused: order.vanished }, userCheck)))
          return;
        if (pack.price?.kind === 'fixed') ask(draft, '');
        else buying.goTo('amount');
      }}
    >
      {({ values: draft, dirty }) => (
        <>
          <WhomDialog {...props} draft={draft} dirty={dirty} />
          <FormScope
            draft={`buy ${pack.id} amount`}
            initialValues={{ amount: order.start.amount }}
            validate={({ amount }) => {
              const fault = amountFault(amount, pack.price);
              return fault === undefined ? {} : { amount: fault };
            }}
            onSubmit={({ amount }) => ask(draft, amount)}
          >
            <AmountDialog
              open={step === 'amount'}
              covered={write.asked !== undefined}
              pack={pack}
              person={getPerson(draft)}
              balance={balance}
              form={{ ...write.form, refusal: buying.refusal }}
              onBack={() => buying.goTo('whom')}
            />
          </FormScope>
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
