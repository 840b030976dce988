import type { ReactNode } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { PictureCard } from '../../../components/Card/PictureCard';
import { DataList } from '../../../components/DataList/DataList';
import type { ListExport } from '../../../components/ExportButton/listExport';
import { Freshness } from '../../../components/Freshness/Freshness';
import type { Freshness as Age } from '../../../components/Freshness/freshness';
import { Icon } from '../../../components/Icon/Icon';
import { ListFrame } from '../../../components/ListFrame/ListFrame';
import { hasNothing, type PagedList } from '../../../components/ListFrame/pagedList';
import { ZoneNote } from '../../../components/ListFrame/ZoneNote';
import { SummaryCards } from '../../../components/SummaryCards/SummaryCards';
import type { SummaryCard } from '../../../components/SummaryCards/summaryCard';
import { balanceWords } from '../../../text/pictures/balanceWords';
import { figureWords } from '../../../text/figureWords';
import { withdrawTexts } from '../../../text/messages';
import { walletNames } from '../../../text/wallets';
import { space } from '../../../tokens';
import type { Movement } from './movement';
import { movementColumns } from './movementColumns';
import { movementDetailOf, movementLinesOf } from './movementDetail';
import { movementWords } from './movementWords';

export interface TransactionsScreenProps {
  /** Newest first. */
  movements: PagedList<Movement>;
  /** A card for each wallet with its sub-cards, for the whole list. Undefined until they come, empty if they do not. */
  cards: readonly SummaryCard[] | undefined;
  /** How old the cards are; absent where nobody can say. */
  freshness?: Age | undefined;
  exporting: ListExport;
  /** The wallet that filters now, by its name; absent for all. */
  wallet?: string | undefined;
  /** Its balance over time, once its code is there. Until then its place is kept. */
  balance?: ReactNode;
  /** The address of the statement for the wallet and the days that filter now. */
  statementHref: string;
  /** The moment whose zone is named, in milliseconds since 1970. */
  now: number;
}

/** Every movement of the member's wallets (B §2), the Hold Wallet among them (D60). */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const { movements, cards, freshness, exporting, wallet, balance, statementHref, now } = props;
  return (
    <ListFrame
      title={movementWords.transactions}
      note={
        <>
          {movementWords.introduction} <ZoneNote now={now} />
        </>
      }
      aside={
        <Ways>
          {/* Transfer has no entry in the menu (D12). */}
          <ButtonLink href={addresses.transfer} icon={<Icon name="send" />}>
            {movementWords.transfer}
          </ButtonLink>
          <ButtonLink href={statementHref} icon={<Icon name="file" />}>
            {movementWords.statement}
          </ButtonLink>
        </Ways>
      }
      summary={
        <>
          <div>
            <SummaryCards label={movementWords.yourWallets} cards={cards} expected={wallets} />
            {freshness && cards?.length !== 0 && <Freshness what={figureWords.balances} {...freshness} />}
          </div>
          {!hasNothing(movements) && (balance ?? <PictureCard heading={wallet ?? balanceWords.allWallets} />)}
        </>
      }
      list={movements}
      exporting={exporting}
      empty={{
        icon: 'list',
        title: withdrawTexts.noDataForAction,
        reason: movementWords.movementsAppearHereAsSoon,
        action: <ButtonLink href={addresses.deposit}>{movementWords.deposit}</ButtonLink>,
      }}
      nothingMatches={movementWords.noMovementMatchesTheFilter}
    >
      {(slot) => (
        <DataList
          {...slot}
          columns={movementColumns}
          rowKey={({ id }) => id}
          detail={{ of: movementDetailOf, lines: movementLinesOf, now }}
        />
      )}
    </ListFrame>
  );
}

const wallets = { cards: Object.keys(walletNames).length, parts: 3 };

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
