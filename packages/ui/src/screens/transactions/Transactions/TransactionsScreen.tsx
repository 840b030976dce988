import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { DataList } from '../../../components/DataList/DataList';
import type { ListExport } from '../../../components/ExportButton/listExport';
import { Freshness } from '../../../components/Freshness/Freshness';
import type { Freshness as Age } from '../../../components/Freshness/freshness';
import { Icon } from '../../../components/Icon/Icon';
import { ListFrame } from '../../../components/ListFrame/ListFrame';
import type { PagedList } from '../../../components/ListFrame/pagedList';
import { ZoneNote } from '../../../components/ListFrame/ZoneNote';
import { SummaryCards } from '../../../components/SummaryCards/SummaryCards';
import type { SummaryCard } from '../../../components/SummaryCards/summaryCard';
import { figureWords } from '../../../text/figureWords';
import { withdrawTexts } from '../../../text/messages';
import { walletNames } from '../../../text/wallets';
import { space } from '../../../tokens';
import type { Movement } from './movement';
import { movementColumns } from './movementColumns';
import { movementDetailOf, movementLinesOf } from './movementDetail';

export interface TransactionsScreenProps {
  /** Newest first. */
  movements: PagedList<Movement>;
  /** A card for each wallet with its sub-cards, for the whole list. Undefined until they come, empty if they do not. */
  cards: readonly SummaryCard[] | undefined;
  /** How old the cards are; absent where nobody can say. */
  freshness?: Age | undefined;
  exporting: ListExport;
  /** The address of the statement for the wallet and the days that filter now. */
  statementHref: string;
  /** The moment whose zone is named, in milliseconds since 1970. */
  now: number;
}

/** Every movement of the member's wallets (B §2), the Hold Wallet among them (D60). */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const { movements, cards, freshness, exporting, statementHref, now } = props;
  return (
    <ListFrame
      title="Transactions"
      note={
        <>
          Every movement in your wallets. <ZoneNote now={now} />
        </>
      }
      aside={
        <Ways>
          {/* Transfer has no entry in the menu (D12). */}
          <ButtonLink href={addresses.transfer} icon={<Icon name="send" />}>
            Transfer
          </ButtonLink>
          <ButtonLink href={statementHref} icon={<Icon name="file" />}>
            Statement
          </ButtonLink>
        </Ways>
      }
      summary={
        <div>
          <SummaryCards label="Your wallets" cards={cards} expected={wallets} />
          {freshness && cards?.length !== 0 && <Freshness what={figureWords.balances} {...freshness} />}
        </div>
      }
      list={movements}
      exporting={exporting}
      empty={{
        icon: 'list',
        title: withdrawTexts.noDataForAction,
        reason: 'Movements appear here as soon as a wallet changes.',
        action: <ButtonLink href={addresses.deposit}>Deposit</ButtonLink>,
      }}
      nothingMatches="No movement matches the filter."
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
