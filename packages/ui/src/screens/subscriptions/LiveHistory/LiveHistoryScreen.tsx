import { useState, type ReactNode } from 'react';
import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { ChartCard } from '../../../components/Card/ChartCard';
import { DataList } from '../../../components/DataList/DataList';
import { Icon } from '../../../components/Icon/Icon';
import { createLazyOverlay } from '../../../components/LazyPart/createLazyOverlay';
import { ListContainer } from '../../../components/ListContainer/ListContainer';
import { isListEmpty, type PagedList } from '../../../components/ListContainer/pagedList';
import { ZoneNote } from '../../../components/ListContainer/ZoneNote';
import { figureMessages } from '../../../text/figureMessages';
import { withdrawTexts } from '../../../text/messages';
import { roiMessages } from '../../../text/charts/roiMessages';
import type { AccountTarget, AccountWrite, AddAccountDialogProps } from '../AddAccount/addAccount';
import { toCancelValues, type CancelTerms, type CancelValues } from '../Cancellation/cancellation';
import { CancelCard } from '../Cancellation/CancelCard';
import { CancelDialog } from '../Cancellation/CancelDialog';
import { UnansweredCancellation } from '../Cancellation/UnansweredCancellation';
import { subscriptionMessages } from '../messages';
import { liveColumns } from './liveColumns';
import { toLiveDetail, toLiveLines } from './liveDetail';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { Verification } from '../../../forms/SecondFactorField';
import type { LiveSubscription } from './liveSubscription';

const AddAccountDialog = createLazyOverlay<AddAccountDialogProps>(() =>
  import('../AddAccount/AddAccountDialog').then((module) => module.AddAccountDialog),
);

export interface LiveHistoryScreenProps {
  subscriptions: PagedList<LiveSubscription>;
  /** The chart of paid ROI against its limits, once its code loads. Until then its space is reserved. */
  roi?: ReactNode;
  /** The age of the rows. Absent where it is unknown. */
  freshness?: Age | undefined;
  /** Undefined until the list has loaded. */
  terms: CancelTerms | undefined;
  exporting: ListExport;
  /** Names the zone of the times, in milliseconds since 1970. */
  now: number;
  cancellation: ConfirmedWrite<CancelValues>;
  verification: Verification;
  adding: AccountWrite;
}

/** Live subscription history (B §2): all subscriptions with their accounts, their ROI, and how to cancel. */
export function LiveHistoryScreen(props: LiveHistoryScreenProps) {
  const { subscriptions, freshness, roi, terms, exporting, now, cancellation, verification, adding } = props;
  const [target, setTarget] = useState<AccountTarget>();
  const columns = liveColumns({
    toCancelValues: (row) => toCancelValues(row, terms),
    offline: cancellation.offline,
    onCancel: cancellation.onRequest,
    onAccountAdd: (chosen) => {
      adding.onOpen();
      setTarget(chosen);
    },
  });
  const buy = (
    <ButtonLink href={addresses.livePackages} variant="main" icon={<Icon name="plus" />}>
      {subscriptionMessages.buy}
    </ButtonLink>
  );
  return (
    <>
      <ListContainer
        title={subscriptionMessages.liveTitle}
        note={
          <>
            {subscriptionMessages.liveNote} <ZoneNote now={now} />
          </>
        }
        aside={buy}
        summary={<UnansweredCancellation kind="live" cancellation={cancellation} />}
        below={
          <>
            {!isListEmpty(subscriptions) && (roi ?? <ChartCard bare heading={roiMessages.heading} />)}
            <CancelCard terms={terms} />
          </>
        }
        list={subscriptions}
        freshness={freshness && { what: figureMessages.subscriptions, ...freshness }}
        exporting={exporting}
        empty={{
          icon: 'pulse',
          title: withdrawTexts.noDataForAction,
          reason: subscriptionMessages.liveEmpty,
          action: buy,
        }}
        nothingMatches={subscriptionMessages.liveEmpty}
      >
        {(slot) => (
          <DataList
            {...slot}
            columns={columns}
            rowKey={({ id }) => id}
            detail={toLiveDetail}
            lines={toLiveLines}
            now={now}
          />
        )}
      </ListContainer>
      <CancelDialog kind="live" terms={terms} cancellation={cancellation} verification={verification} />
      {target && <AddAccountDialog target={target} adding={adding} onClose={() => setTarget(undefined)} />}
    </>
  );
}
