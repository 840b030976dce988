import type { ReactNode } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { ChartCard } from '../../../components/Card/ChartCard';
import { DataList } from '../../../components/DataList/DataList';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import { PhoneFold } from '../../../components/PhoneFold/PhoneFold';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import { Icon } from '../../../components/Icon/Icon';
import { ListContainer } from '../../../components/ListContainer/ListContainer';
import { isListEmpty, type PagedList } from '../../../components/ListContainer/pagedList';
import { ZoneNote } from '../../../components/ListContainer/ZoneNote';
import { SummaryCards } from '../../../components/SummaryCards/SummaryCards';
import type { SummaryCard } from '../../../components/SummaryCards/SummaryValue';
import { balanceMessages } from '../../../text/charts/balanceMessages';
import { figureMessages } from '../../../text/figureMessages';
import { withdrawTexts } from '../../../text/messages';
import { walletNames } from '../../../text/wallets';
import { clipped } from '../../../theme/hidden';
import { color, fontSize, media, space } from '../../../tokens';
import type { Transaction } from './transaction';
import { mergeMoves } from './ownMoves';
import { transactionColumns } from './transactionColumns';
import { toTransactionDetail, toTransactionLines } from './transactionDetail';
import { transactionMessages } from './messages';

export interface TransactionsScreenProps {
  /** Newest first. */
  transactions: PagedList<Transaction>;
  /** A card for each wallet with its sub-cards, for the whole list. Undefined while they load, empty if they fail. */
  cards: readonly SummaryCard[] | undefined;
  /** The age of the cards. Absent where it is unknown. */
  freshness?: Age | undefined;
  exporting: ListExport;
  /** The name of the filtered wallet. Absent for all. */
  wallet?: string | undefined;
  /** Its balance over time, once its code loads. Until then its space is reserved. */
  balance?: ReactNode;
  /** The address of the statement for the filtered wallet and days. Absent without a server that has statements (D119). */
  statementHref?: string | undefined;
  /** The time whose zone is named, in milliseconds since 1970. */
  now: number;
}

/** Every transaction of the member's wallets (B §2), including the Hold Wallet (D60). */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const { cards, freshness, exporting, wallet, balance, statementHref, now } = props;
  const transactions = withMovesOnce(props.transactions);
  const hasMoves = transactions.rows.state === 'ready' && transactions.rows.data.some(({ merged }) => merged);
  return (
    <ListContainer
      title={transactionMessages.transactions}
      note={
        <>
          <Word>{transactionMessages.introduction} </Word>
          <ZoneNote now={now} />
        </>
      }
      asideCompact
      aside={
        <Ways>
          {/* Transfer has no entry in the menu (D12). */}
          <ButtonLink href={addresses.transfer} icon={<Icon name="send" />}>
            <Word>{transactionMessages.transfer}</Word>
          </ButtonLink>
          {statementHref !== undefined && (
            <ButtonLink href={statementHref} icon={<Icon name="file" />}>
              <Word>{transactionMessages.statement}</Word>
            </ButtonLink>
          )}
        </Ways>
      }
      summary={
        <PhoneFold label={transactionMessages.folded}>
          <SummaryCards label={transactionMessages.yourWallets} cards={cards} expected={wallets} />
          {!isListEmpty(transactions) &&
            (balance ?? <ChartCard heading={wallet ?? balanceMessages.allWallets} />)}
        </PhoneFold>
      }
      list={transactions}
      freshness={freshness && { what: figureMessages.balances, ...freshness }}
      exporting={exporting}
      empty={{
        icon: 'list',
        title: withdrawTexts.noDataForAction,
        reason: transactionMessages.emptyReason,
        action: <ButtonLink href={addresses.deposit}>{transactionMessages.deposit}</ButtonLink>,
      }}
      nothingMatches={transactionMessages.nothingMatches}
    >
      {(slot) => (
        <>
          <DataList
            {...slot}
            columns={transactionColumns}
            rowKey={({ id }) => id}
            detail={toTransactionDetail}
            lines={toTransactionLines}
            now={now}
          />
          {hasMoves && <Note>{transactionMessages.movesOnce}</Note>}
        </>
      )}
    </ListContainer>
  );
}

/** The filters that can take one half of a move away. */
const splitting = ['wallet', 'type', 'source'];

function withMovesOnce(list: PagedList<Transaction>): PagedList<Transaction> {
  const { rows, range, filters } = list;
  if (rows.state !== 'ready') return list;
  const data = mergeMoves(rows.data, {
    whole: splitting.every((name) => filters[name] === undefined),
    // While another page loads, its number is not that of the rows. Some pagers count no rows.
    hasEarlierPage: range !== undefined && (range.from > 1 || range.page > 1),
    hasLaterPage: range !== undefined && range.end !== 'complete',
  });
  return { ...list, rows: { ...rows, data } };
}

const wallets = { cards: Object.keys(walletNames).length, parts: 3 };

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Note = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

/* Phones show the icons alone, and the list without an introduction. The words are read nevertheless. */
const Word = styled.span`
  ${media.phone} {
    ${clipped}
  }
`;
