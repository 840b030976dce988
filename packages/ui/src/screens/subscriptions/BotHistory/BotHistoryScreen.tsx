import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { DataList } from '../../../components/DataList/DataList';
import { Icon } from '../../../components/Icon/Icon';
import { ListFrame } from '../../../components/ListFrame/ListFrame';
import { ZoneNote } from '../../../components/ListFrame/ZoneNote';
import { figureWords } from '../../../text/figureWords';
import { withdrawTexts } from '../../../text/messages';
import { cancelOf } from '../Cancellation/cancellation';
import { CancelDialog } from '../Cancellation/CancelDialog';
import { UnansweredCancellation } from '../Cancellation/UnansweredCancellation';
import { subscriptionWords } from '../subscriptionWords';
import { botColumns } from './botColumns';
import { botDetailOf, botLinesOf } from './botDetail';
import type { BotHistoryScreenProps } from './BotHistoryScreen.types';

/** Bot subscription history (B §2): each with its invoice, and a way to end it where the operator allows that. */
export function BotHistoryScreen(props: BotHistoryScreenProps) {
  const { subscriptions, freshness, terms, exporting, now, cancellation, proving, onInvoiceOpened } = props;
  const columns = botColumns({
    cancelOf: (row) => cancelOf(row, terms),
    offline: cancellation.offline,
    onCancelled: cancellation.onAsked,
    onInvoiceOpened,
  });
  const buy = (
    <ButtonLink href={addresses.packages} variant="main" icon={<Icon name="plus" />}>
      {subscriptionWords.buy}
    </ButtonLink>
  );
  return (
    <>
      <ListFrame
        title={subscriptionWords.botTitle}
        note={
          <>
            {subscriptionWords.botNote} <ZoneNote now={now} />
          </>
        }
        aside={buy}
        summary={<UnansweredCancellation kind="bot" cancellation={cancellation} />}
        list={subscriptions}
        freshness={freshness && { what: figureWords.subscriptions, ...freshness }}
        exporting={exporting}
        empty={{
          icon: 'box',
          title: withdrawTexts.noDataForAction,
          reason: subscriptionWords.botEmpty,
          action: buy,
        }}
        nothingMatches={subscriptionWords.botEmpty}
      >
        {(slot) => (
          <DataList
            {...slot}
            columns={columns}
            rowKey={({ id }) => id}
            detail={{ of: botDetailOf, lines: botLinesOf, now }}
          />
        )}
      </ListFrame>
      <CancelDialog kind="bot" terms={terms} cancellation={cancellation} proving={proving} />
    </>
  );
}
