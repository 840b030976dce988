import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { UnknownOutcome } from '../../../confirm/UnknownOutcome/UnknownOutcome';
import type { BuyingProps } from './useBuying';
import type { Package } from './package';
import { Person } from './Person';
import { toDraft, isSameName, toPurchase } from './purchase';
import type { Buying } from './useBuying';
import { fill } from '../../../text/fill';
import { purchaseMessages } from './messages';

interface UnansweredPurchaseProps extends Pick<BuyingProps, 'write' | 'username' | 'onUserEnter'> {
  packages: readonly Package[];
  buying: Buying;
  historyHref: string;
}

/** A purchase without an answer, while no dialog shows it. */
export function UnansweredPurchase(props: UnansweredPurchaseProps) {
  const { write, username: own, packages, buying, historyHref, onUserEnter } = props;
  const { unanswered, attempt, onForget } = write;
  if (unanswered === undefined || buying.order !== undefined) return null;
  const sent = toPurchase(unanswered.values, packages);
  const at = new Date(unanswered.at).toISOString();
  const repeat = () => {
    if (!sent) return;
    const { pack, values } = sent;
    const draft = toDraft(values, own);
    buying.reopen(pack, draft, values);
    // The confirmation shows the checked name next to the username.
    if (draft.buyFor === 'other') onUserEnter(draft.username);
  };
  return (
    <UnknownOutcome
      historyHref={historyHref}
      isProven={attempt.isProven === true}
      onRepeat={sent ? repeat : undefined}
      onForget={onForget}
    >
      {fill(sent ? purchaseMessages.unansweredPackage : purchaseMessages.unanswered, {
        ...(sent && {
          name: <bdi translate="no">{sent.pack.name}</bdi>,
          amount: <Money figure="asked" value={sent.values.amount} />,
          person: <Person username={sent.values.username} own={isSameName(sent.values.username, own)} />,
        }),
        time: <Moment at={at} form="slashDayTime" />,
      })}
    </UnknownOutcome>
  );
}
