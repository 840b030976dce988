import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { DataList } from '../../../components/DataList/DataList';
import { Icon } from '../../../components/Icon/Icon';
import { ListContainer } from '../../../components/ListContainer/ListContainer';
import { ZoneNote } from '../../../components/ListContainer/ZoneNote';
import { figureMessages } from '../../../text/figureMessages';
import { withdrawTexts } from '../../../text/messages';
import { toCancelValues, type CancelTerms, type CancelValues } from '../Cancellation/cancellation';
import { CancelDialog } from '../Cancellation/CancelDialog';
import { UnansweredCancellation } from '../Cancellation/UnansweredCancellation';
import { subscriptionMessages } from '../messages';
import { botColumns } from './botColumns';
import { toBotDetail, toBotLines } from './botDetail';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import type { PagedList } from '../../../components/ListContainer/pagedList';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { Verification } from '../../../forms/SecondFactorField';
import type { Invoice } from '../Invoice/invoice';
import type { BotSubscription } from './botSubscription';

export interface BotHistoryScreenProps {
  subscriptions: PagedList<BotSubscription>;
  /** The age of the rows. Absent where it is unknown. */
  freshness?: Age | undefined;
  /** Undefined until the list has loaded. */
  terms: CancelTerms | undefined;
  exporting: ListExport;
  /** Names the zone of the times, in milliseconds since 1970. */
  now: number;
  cancellation: ConfirmedWrite<CancelValues>;
  verification: Verification;
  /** It is called within the press, so the browser allows a new tab. */
  onInvoiceOpen: (invoice: Invoice) => void;
}

/** Bot subscription history (B §2): each with its invoice, and a cancellation where the operator allows it. */
export function BotHistoryScreen(props: BotHistoryScreenProps) {
  const { subscriptions, freshness, terms, exporting, now, cancellation, verification, onInvoiceOpen } =
    props;
  const columns = botColumns({
    toCancelValues: (row) => toCancelValues(row, terms),
    offline: cancellation.offline,
    onCancel: cancellation.onRequest,
    onInvoiceOpen,
  });
  const buy = (
    <ButtonLink href={addresses.packages} variant="main" icon={<Icon name="plus" />}>
      {subscriptionMessages.buy}
    </ButtonLink>
  );
  return (
    <>
      <ListContainer
        title={subscriptionMessages.botTitle}
        note={
          <>
            {subscriptionMessages.botNote} <ZoneNote now={now} />
          </>
        }
        aside={buy}
        summary={<UnansweredCancellation kind="bot" cancellation={cancellation} />}
        list={subscriptions}
        freshness={freshness && { what: figureMessages.subscriptions, ...freshness }}
        exporting={exporting}
        empty={{
          icon: 'box',
          title: withdrawTexts.noDataForAction,
          reason: subscriptionMessages.botEmpty,
          action: buy,
        }}
        nothingMatches={subscriptionMessages.botEmpty}
      >
        {(slot) => (
          <DataList
            {...slot}
            columns={columns}
            rowKey={({ id }) => id}
            detail={toBotDetail}
            lines={toBotLines}
            now={now}
          />
        )}
      </ListContainer>
      <CancelDialog kind="bot" terms={terms} cancellation={cancellation} verification={verification} />
    </>
  );
}
