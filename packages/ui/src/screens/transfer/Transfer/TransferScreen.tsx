import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { nextStepWords } from '../../../text/nextStepWords';
import { useState } from 'react';
import { DataList } from '../../../components/DataList/DataList';
import { ListFrame } from '../../../components/ListFrame/ListFrame';
import { ZoneNote } from '../../../components/ListFrame/ZoneNote';
import { withdrawTexts } from '../../../text/messages';
import { ConfirmTransfer } from './ConfirmTransfer';
import { TransferDialog } from './TransferDialog';
import { TransferHead } from './TransferHead';
import { transferColumns } from './transferColumns';
import { transferDetailOf, transferLinesOf } from './transferDetail';
import { draftOf, transferOf } from './transferForm';
import type { TransferScreenProps } from './TransferScreen.types';
import { transferWords } from './transferWords';

/** Transfer (B §2): sums, the way to a transfer, and every transfer there was. */
export function TransferScreen(props: TransferScreenProps) {
  const { transfers, cards, freshness, balances, write, proving, exporting, now } = props;
  const [choosing, setChoosing] = useState(false);
  const [seen, setSeen] = useState(write.form.saved);
  if (seen !== write.form.saved) {
    setSeen(write.form.saved);
    setChoosing(false);
  }
  const close = () => {
    write.onClosed();
    setChoosing(false);
  };
  return (
    <>
      <ListFrame
        title={transferWords.title}
        note={<ZoneNote now={now} />}
        list={transfers}
        exporting={exporting}
        summary={
          <TransferHead
            cards={cards}
            freshness={freshness}
            write={write}
            onOpened={() => setChoosing(true)}
            onRepeated={() => {
              const sent = transferOf(draftOf(write.unanswered?.values));
              if (sent) write.onAsked(sent);
            }}
          />
        }
        empty={{
          title: withdrawTexts.noDataForAction,
          reason: transferWords.whatYouTransferIsListed,
          icon: 'send',
          action: <ButtonLink href={addresses.deposit}>{nextStepWords.deposit}</ButtonLink>,
        }}
        nothingMatches={transferWords.nothingWasTransferredOnThese}
      >
        {(slot) => (
          <DataList
            {...slot}
            caption={transferWords.history}
            columns={transferColumns}
            rowKey={(transfer) => transfer.id}
            detail={{ of: transferDetailOf, lines: transferLinesOf, now }}
          />
        )}
      </ListFrame>
      {choosing && <TransferDialog balances={balances} write={write} onClose={() => setChoosing(false)} />}
      <ConfirmTransfer balances={balances} write={write} proving={proving} onHistoryOpened={close} />
    </>
  );
}
