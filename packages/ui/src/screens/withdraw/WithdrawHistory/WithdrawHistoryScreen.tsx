import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { DataList } from '../../../components/DataList/DataList';
import { Icon } from '../../../components/Icon/Icon';
import { ListFrame } from '../../../components/ListFrame/ListFrame';
import { ZoneNote } from '../../../components/ListFrame/ZoneNote';
import { withdrawTexts } from '../../../text/messages';
import { withdrawalColumns } from './withdrawalColumns';
import { withdrawalDetailOf, withdrawalLinesOf } from './withdrawalDetail';
import type { WithdrawHistoryScreenProps } from './WithdrawHistoryScreen.types';

/** Withdraw History (B §2): what has room as columns, and every column of the specification in a row's detail. */
export function WithdrawHistoryScreen(props: WithdrawHistoryScreenProps) {
  const { withdrawals, exporting, now, onCopied } = props;
  const way = (
    <ButtonLink href={addresses.withdraw} variant="main" icon={<Icon name="withdraw" />}>
      Withdraw
    </ButtonLink>
  );
  return (
    <ListFrame
      title="Withdraw History"
      note={<ZoneNote now={now} />}
      aside={way}
      list={withdrawals}
      exporting={exporting}
      empty={{
        title: withdrawTexts.noDataForAction,
        reason: 'What you withdraw is listed here, with how it stands.',
        icon: 'withdraw',
        action: way,
      }}
      nothingMatches="No withdrawal was asked for on these days."
    >
      {(slot) => (
        <DataList
          {...slot}
          columns={withdrawalColumns(onCopied)}
          rowKey={(withdrawal) => withdrawal.id}
          detail={{ of: withdrawalDetailOf, lines: withdrawalLinesOf, now }}
        />
      )}
    </ListFrame>
  );
}
