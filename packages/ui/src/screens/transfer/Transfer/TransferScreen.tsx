import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { useState } from 'react';
import { DataList } from '../../../components/DataList/DataList';
import { ListContainer } from '../../../components/ListContainer/ListContainer';
import { ZoneNote } from '../../../components/ListContainer/ZoneNote';
import { figureMessages } from '../../../text/figureMessages';
import { idTitle, transferTitles } from '../../../text/columnTitles';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import {
  TakeBackDialog,
  UnansweredTakeBack,
  type TakeBackValues,
} from '../../../confirm/VerifyDialog/TakeBackDialog';
import { withdrawTexts } from '../../../text/messages';
import { ConfirmTransfer } from './ConfirmTransfer';
import { TransferDialog } from './TransferDialog';
import { TransferHead } from './TransferHead';
import { transferColumns } from './transferColumns';
import { toTransferDetail, toTransferLines } from './transferDetail';
import { toDraft, toTransfer } from './transferForm';
import { transferMessages } from './messages';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import type { PagedList } from '../../../components/ListContainer/pagedList';
import type { SummaryCard } from '../../../components/SummaryCards/SummaryValue';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { Verification } from '../../../forms/SecondFactorField';
import { toTakeBackValues, type Transfer, type TransferBalances, type TransferValues } from './transfer';

export interface TransferScreenProps {
  transfers: PagedList<Transfer>;
  /** Undefined while they load. */
  cards: readonly SummaryCard[] | undefined;
  /** The age of the figures. Absent where it is unknown. */
  freshness?: Age | undefined;
  balances: TransferBalances;
  /** Its form's fields are the keys of TransferValues. */
  write: ConfirmedWrite<TransferValues>;
  verification: Verification;
  takeBack: ConfirmedWrite<TakeBackValues>;
  exporting?: ListExport;
  /** Names the zone of the times, in milliseconds since 1970. */
  now: number;
}

/** Transfer (B §2): sums, the transfer button, and every past transfer. */
export function TransferScreen(props: TransferScreenProps) {
  const { transfers, cards, freshness, balances, write, verification, takeBack, exporting, now } = props;
  // A refused transfer's form is open, with the reason.
  const [choosing, setChoosing] = useState(write.form.refusal !== undefined);
  const [seen, setSeen] = useState(write.form.saved);
  if (seen !== write.form.saved) {
    setSeen(write.form.saved);
    setChoosing(false);
  }
  const close = () => {
    write.onClosed();
    setChoosing(false);
  };
  const toDetail = (row: Transfer) => {
    const values = toTakeBackValues(row);
    const action = values && {
      label: verifyMessages.takeBack,
      disabled: takeBack.offline,
      onPressed: () => takeBack.onAsked(values),
    };
    return { ...toTransferDetail(row), action };
  };
  return (
    <>
      <ListContainer
        title={transferMessages.title}
        note={<ZoneNote now={now} />}
        list={transfers}
        exporting={exporting}
        freshness={freshness && { what: figureMessages.balances, ...freshness }}
        summary={
          <>
            <UnansweredTakeBack
              takeBack={takeBack}
              history={addresses.transfer}
              text={transferMessages.unansweredTakeBack}
            />
            <TransferHead
              cards={cards}
              write={write}
              onOpened={() => setChoosing(true)}
              onRepeated={() => {
                const sent = toTransfer(toDraft(write.unanswered?.values));
                if (sent) write.onAsked(sent);
              }}
            />
          </>
        }
        empty={{
          title: withdrawTexts.noDataForAction,
          reason: transferMessages.emptyReason,
          icon: 'send',
          action: <ButtonLink href={addresses.payouts}>{nextStepMessages.seePayouts}</ButtonLink>,
        }}
        nothingMatches={transferMessages.noneInRange}
      >
        {(slot) => (
          <DataList
            {...slot}
            caption={transferMessages.history}
            columns={transferColumns}
            rowKey={(transfer) => transfer.id}
            detail={toDetail}
            lines={toTransferLines}
            now={now}
          />
        )}
      </ListContainer>
      {choosing && <TransferDialog balances={balances} write={write} onClose={() => setChoosing(false)} />}
      <ConfirmTransfer
        balances={balances}
        write={write}
        verification={verification}
        onHistoryOpened={close}
      />
      <TakeBackDialog
        takeBack={takeBack}
        history={addresses.transfer}
        question={transferMessages.takeBackQuestion}
        labels={{ item: idTitle, amount: transferTitles.amount }}
      />
    </>
  );
}
