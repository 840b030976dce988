import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { createLazyOverlay } from '../../../components/LazyPart/createLazyOverlay';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { DataList } from '../../../components/DataList/DataList';
import styled from 'styled-components';
import { ListContainer } from '../../../components/ListContainer/ListContainer';
import { ZoneNote } from '../../../components/ListContainer/ZoneNote';
import { Stack } from '../../../components/Stack/Stack';
import { SummaryCards } from '../../../components/SummaryCards/SummaryCards';
import { figureMessages } from '../../../text/figureMessages';
import { idTitle, transferTitles } from '../../../text/columnTitles';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { TakeBackDialog, UnansweredTakeBack } from '../../../confirm/VerifyDialog/TakeBackDialog';
import { withdrawTexts } from '../../../text/messages';
import { fontSize, fontWeight, media, space } from '../../../tokens';
import type { ConfirmTransferProps } from './ConfirmTransfer';
import { PendingTransfers } from './PendingTransfers';
import { TransferCard } from './TransferCard';
import { transferColumns } from './transferColumns';
import { toTransferDetail, toTransferLines } from './transferDetail';
import { transferMessages } from './messages';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import type { PagedList } from '../../../components/ListContainer/pagedList';
import type { SummaryCard } from '../../../components/SummaryCards/SummaryValue';
import type { ConfirmedWrite, TakeBackValues } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { Verification } from '../../../forms/SecondFactorField';
import {
  hasFee,
  selectOtherSums,
  toTakeBackValues,
  type Transfer,
  type TransferBalances,
  type TransferValues,
} from './transfer';

const ConfirmTransfer = createLazyOverlay<ConfirmTransferProps>(() =>
  import('./ConfirmTransfer').then((module) => module.ConfirmTransfer),
);

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

/** Transfer (B §2): the amount, the sums, what can be taken back, and every past transfer. */
export function TransferScreen(props: TransferScreenProps) {
  const { transfers, cards, freshness, balances, write, verification, takeBack, exporting, now } = props;
  const rows = transfers.rows.state === 'ready' ? transfers.rows.data : [];
  const takesFee = rows.some(hasFee);
  const toDetail = (row: Transfer) => {
    const values = toTakeBackValues(row);
    const action = values && {
      label: verifyMessages.takeBack,
      disabled: takeBack.offline,
      onPress: () => takeBack.onRequest(values),
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
            <Columns>
              <TransferCard balances={balances} takesFee={takesFee} write={write} />
              <Stack gap={3} bounded>
                <SummaryCards
                  label={transferMessages.totals}
                  cards={cards && selectOtherSums(cards, balances)}
                  expected={{ cards: 2, parts: 0 }}
                />
              </Stack>
            </Columns>
            <Heading>{transferMessages.history}</Heading>
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
            lead={<PendingTransfers transfers={rows} takeBack={takeBack} />}
            caption={transferMessages.history}
            columns={transferColumns}
            rowKey={(transfer) => transfer.id}
            detail={toDetail}
            lines={toTransferLines}
            now={now}
          />
        )}
      </ListContainer>
      {write.asked && (
        <ConfirmTransfer
          asked={write.asked}
          balances={balances}
          takesFee={takesFee}
          write={write}
          verification={verification}
          onClose={write.onClose}
        />
      )}
      <TakeBackDialog
        takeBack={takeBack}
        history={addresses.transfer}
        question={transferMessages.takeBackQuestion}
        labels={{ item: idTitle, amount: transferTitles.amount }}
      />
    </>
  );
}

/* The form comes first. The sums are next to it where both have room. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 2.2fr) minmax(0, 1fr);
  }
`;

const Heading = styled.h2`
  padding-block-start: ${space[3]};
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.heading};
  letter-spacing: -0.01em;
`;
