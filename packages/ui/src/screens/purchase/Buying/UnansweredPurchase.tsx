import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { UnknownOutcome } from '../../../confirm/UnknownOutcome/UnknownOutcome';
import type { BuyingProps } from './Buying.types';
import type { Package } from './package';
import { Person } from './Person';
import { draftOf, isSameName, purchaseOf } from './purchase';
import type { Buying } from './useBuying';

interface UnansweredPurchaseProps extends Pick<BuyingProps, 'write' | 'username' | 'onUserEntered'> {
  packages: readonly Package[];
  buying: Buying;
  historyHref: string;
}

/** A purchase whose answer never came, while no dialog shows it. */
export function UnansweredPurchase(props: UnansweredPurchaseProps) {
  const { write, username: own, packages, buying, historyHref, onUserEntered } = props;
  const { unanswered, repeatable, onForgotten } = write;
  if (unanswered === undefined || buying.order !== undefined) return null;
  const sent = purchaseOf(unanswered.values, packages);
  const at = new Date(unanswered.at).toISOString();
  const repeat = () => {
    if (!sent) return;
    const { pack, values } = sent;
    const draft = draftOf(values, own);
    buying.reopen(pack, draft, values);
    // The question shows the checked name beside the username.
    if (draft.buyFor === 'other') onUserEntered(draft.username);
  };
  return (
    <UnknownOutcome
      historyHref={historyHref}
      onRepeated={repeatable && sent ? repeat : undefined}
      onForgotten={onForgotten}
    >
      {sent ? (
        <>
          A purchase of <bdi>{sent.pack.name}</bdi> for <Money value={sent.values.amount} />, for{' '}
          <Person username={sent.values.username} own={isSameName(sent.values.username, own)} />,
        </>
      ) : (
        'A purchase'
      )}{' '}
      was sent at <Moment at={at} form="slashDayTime" />, and no answer came. Look in your history before you
      buy again.
    </UnknownOutcome>
  );
}
