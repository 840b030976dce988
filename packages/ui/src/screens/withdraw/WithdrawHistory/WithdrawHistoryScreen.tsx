import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { DataList } from '../../../components/DataList/DataList';
import { Icon } from '../../../components/Icon/Icon';
import { ListContainer } from '../../../components/ListContainer/ListContainer';
import { ZoneNote } from '../../../components/ListContainer/ZoneNote';
import { figureMessages } from '../../../text/figureMessages';
import { getUsualWait } from '../../../text/waits/usualWait';
import { withdrawTexts } from '../../../text/messages';
import { withdrawalTitles } from '../../../text/columnTitles';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { TakeBackDialog, UnansweredTakeBack } from '../../../confirm/VerifyDialog/TakeBackDialog';
import { withdrawalColumns } from './withdrawalColumns';
import { toWithdrawalDetail, toWithdrawalLines } from './withdrawalDetail';
import { withdrawalMessages } from './messages';
import type { ConfirmedWrite, TakeBackValues } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import type { PagedList } from '../../../components/ListContainer/pagedList';
import { toTakeBackValues, type Withdrawal } from './withdrawal';

export interface WithdrawHistoryScreenProps {
  withdrawals: PagedList<Withdrawal>;
  /** The age of the rows. Absent where it is unknown. */
  freshness?: Age | undefined;
  exporting?: ListExport;
  takeBack: ConfirmedWrite<TakeBackValues>;
  /** Names the zone of the times, in milliseconds since 1970. */
  now: number;
  /** A hash or an address was copied. The text confirms it. */
  onCopy: (confirmation: string) => void;
}

/** Withdraw History (B §2): the columns that fit, and every column of the specification in a row's detail. */
export function WithdrawHistoryScreen(props: WithdrawHistoryScreenProps) {
  const { withdrawals, freshness, exporting, takeBack, now, onCopy } = props;
  const { rows } = withdrawals;
  const usual = rows.state === 'ready' ? getUsualWait(rows.data) : undefined;
  const way = (
    <ButtonLink href={addresses.withdraw} variant="main" icon={<Icon name="withdraw" />}>
      {withdrawalMessages.withdraw}
    </ButtonLink>
  );
  const toDetail = (row: Withdrawal) => {
    const values = toTakeBackValues(row);
    const action = values && {
      label: verifyMessages.takeBack,
      disabled: takeBack.offline,
      onPress: () => takeBack.onRequest(values),
    };
    return { ...toWithdrawalDetail(row, { usual, now }), action };
  };
  return (
    <>
      <ListContainer
        title={withdrawalMessages.title}
        note={<ZoneNote now={now} />}
        aside={way}
        summary={
          <UnansweredTakeBack
            takeBack={takeBack}
            history={addresses.withdrawals}
            text={withdrawalMessages.unansweredTakeBack}
          />
        }
        list={withdrawals}
        freshness={freshness && { what: figureMessages.withdrawals, ...freshness }}
        exporting={exporting}
        empty={{
          title: withdrawTexts.noDataForAction,
          reason: withdrawalMessages.emptyReason,
          icon: 'withdraw',
          action: way,
        }}
        nothingMatches={withdrawalMessages.noneInRange}
      >
        {(slot) => (
          <DataList
            {...slot}
            columns={withdrawalColumns(onCopy)}
            rowKey={(withdrawal) => withdrawal.id}
            detail={toDetail}
            lines={toWithdrawalLines}
            now={now}
          />
        )}
      </ListContainer>
      <TakeBackDialog
        takeBack={takeBack}
        history={addresses.withdrawals}
        question={withdrawalMessages.takeBackQuestion}
        labels={{ item: withdrawalTitles.code, amount: withdrawalTitles.amountFrom }}
      />
    </>
  );
}
