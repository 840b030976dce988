import { useState } from 'react';
import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { PictureCard } from '../../../components/Card/PictureCard';
import { DataList } from '../../../components/DataList/DataList';
import { Icon } from '../../../components/Icon/Icon';
import { ListFrame } from '../../../components/ListFrame/ListFrame';
import { hasNothing } from '../../../components/ListFrame/pagedList';
import { ZoneNote } from '../../../components/ListFrame/ZoneNote';
import { figureWords } from '../../../text/figureWords';
import { withdrawTexts } from '../../../text/messages';
import { roiWords } from '../../../text/pictures/roiWords';
import type { AccountTarget } from '../AddAccount/addAccount';
import { AddAccountDialog } from '../AddAccount/AddAccountDialog';
import { cancelOf } from '../Cancellation/cancellation';
import { CancelCard } from '../Cancellation/CancelCard';
import { CancelDialog } from '../Cancellation/CancelDialog';
import { UnansweredCancellation } from '../Cancellation/UnansweredCancellation';
import { subscriptionWords } from '../subscriptionWords';
import { liveColumns } from './liveColumns';
import { liveDetailOf, liveLinesOf } from './liveDetail';
import type { LiveHistoryScreenProps } from './LiveHistoryScreen.types';

/** Live subscription history (B §2): how to cancel, and all subscriptions with their accounts and ends. */
export function LiveHistoryScreen(props: LiveHistoryScreenProps) {
  const { subscriptions, freshness, roi, terms, exporting, now, cancellation, proving, adding } = props;
  const [target, setTarget] = useState<AccountTarget>();
  const columns = liveColumns({
    cancelOf: (row) => cancelOf(row, terms),
    offline: cancellation.offline,
    onCancelled: cancellation.onAsked,
    onAccountAdded: (chosen) => {
      adding.onOpened();
      setTarget(chosen);
    },
  });
  const buy = (
    <ButtonLink href={addresses.livePackages} variant="main" icon={<Icon name="plus" />}>
      {subscriptionWords.buy}
    </ButtonLink>
  );
  return (
    <>
      <ListFrame
        title={subscriptionWords.liveTitle}
        note={
          <>
            {subscriptionWords.liveNote} <ZoneNote now={now} />
          </>
        }
        aside={buy}
        summary={
          <>
            <UnansweredCancellation kind="live" cancellation={cancellation} />
            {!hasNothing(subscriptions) && (roi ?? <PictureCard bare heading={roiWords.heading} />)}
            <CancelCard terms={terms} />
          </>
        }
        list={subscriptions}
        freshness={freshness && { what: figureWords.subscriptions, ...freshness }}
        exporting={exporting}
        empty={{
          icon: 'pulse',
          title: withdrawTexts.noDataForAction,
          reason: subscriptionWords.liveEmpty,
          action: buy,
        }}
        nothingMatches={subscriptionWords.liveEmpty}
      >
        {(slot) => (
          <DataList
            {...slot}
            columns={columns}
            rowKey={({ id }) => id}
            detail={{ of: liveDetailOf, lines: liveLinesOf, now }}
          />
        )}
      </ListFrame>
      <CancelDialog kind="live" terms={terms} cancellation={cancellation} proving={proving} />
      {target && <AddAccountDialog target={target} adding={adding} onClose={() => setTarget(undefined)} />}
    </>
  );
}
