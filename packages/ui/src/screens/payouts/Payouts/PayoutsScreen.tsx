import type { ReactNode } from 'react';
import { addresses } from '../../../addresses/addresses';
import { ChartCard } from '../../../components/Card/ChartCard';
import { DataList } from '../../../components/DataList/DataList';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import { Link } from '../../../components/Link/Link';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { ListContainer } from '../../../components/ListContainer/ListContainer';
import { isListEmpty, type PagedList } from '../../../components/ListContainer/pagedList';
import { ZoneNote } from '../../../components/ListContainer/ZoneNote';
import { figureMessages } from '../../../text/figureMessages';
import { withdrawTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import type { Payout } from './payout';
import { payoutColumns } from './payoutColumns';
import { toPayoutDetail, toPayoutLines } from './payoutDetail';
import { payoutMessages } from './messages';

export interface PayoutsScreenProps {
  /** Newest first, with all sources until one is chosen (D88). */
  payouts: PagedList<Payout>;
  /** The age of the rows. Absent where it is unknown. */
  freshness?: Age | undefined;
  exporting: ListExport;
  /** The chart of their sums, once its code loads. Until then its space is reserved. */
  earnings?: ReactNode;
  /** The time whose zone is named, in milliseconds since 1970. */
  now: number;
  /** Path of a new ticket about a missing bonus. */
  claim: string;
}

/** The member's bonuses (B §2). */
export function PayoutsScreen({ payouts, freshness, exporting, earnings, now, claim }: PayoutsScreenProps) {
  return (
    <ListContainer
      title={payoutMessages.payouts}
      note={
        <>
          {payoutMessages.introduction} <Link href={claim}>{payoutMessages.claim}</Link>{' '}
          <ZoneNote now={now} />
        </>
      }
      list={payouts}
      summary={!isListEmpty(payouts) && (earnings ?? <ChartCard heading={payoutMessages.earnings} partial />)}
      freshness={freshness && { what: figureMessages.payouts, ...freshness }}
      exporting={exporting}
      empty={{
        icon: 'gift',
        title: withdrawTexts.noDataForAction,
        reason: payoutMessages.emptyReason,
        action: <LinkAlone href={addresses.dashboard}>{nextStepMessages.shareLink}</LinkAlone>,
      }}
      nothingMatches={payoutMessages.nothingMatches}
    >
      {(slot) => (
        <DataList
          {...slot}
          columns={payoutColumns}
          rowKey={({ id }) => id}
          detail={toPayoutDetail}
          lines={toPayoutLines}
          now={now}
        />
      )}
    </ListContainer>
  );
}
