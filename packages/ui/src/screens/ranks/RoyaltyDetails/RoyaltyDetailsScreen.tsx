import styled from 'styled-components';
import { DataList } from '../../../components/DataList/DataList';
import type { Column } from '../../../components/DataList/column';
import { ListHead } from '../../../components/ListFrame/ListHead';
import { SummaryCards } from '../../../components/SummaryCards/SummaryCards';
import type { Remote } from '../../../remote';
import { noFigure } from '../../../text/format/money';
import { ranksTexts, withdrawTexts } from '../../../text/messages';
import { space } from '../../../tokens';
import { PairsCard } from '../PairsCard/PairsCard';
import type { Royalty } from './royalty';

export interface RoyaltyDetailsScreenProps {
  royalty: Remote<Royalty>;
}

const columns: readonly Column<Royalty>[] = [
  {
    id: 'current',
    title: ranksTexts.currentRank,
    card: 'title',
    cell: ({ currentRank }) => <bdi>{currentRank ?? noFigure}</bdi>,
  },
  {
    id: 'required',
    title: ranksTexts.requiredRanks,
    card: 'line',
    cell: ({ requiredRanks }) => <bdi>{requiredRanks.join(', ') || noFigure}</bdi>,
  },
];

/** The row is there as soon as it has something to say. */
const rowsOf = (royalty: Royalty): readonly Royalty[] =>
  royalty.currentRank === undefined && royalty.requiredRanks.length === 0 ? [] : [royalty];

/** Royalty Details (B §2): its figures, the pairs towards the next rank, and the ranks it asks for. */
export function RoyaltyDetailsScreen({ royalty }: RoyaltyDetailsScreenProps) {
  const data = royalty.state === 'ready' ? royalty.data : undefined;
  const failed = royalty.state === 'failed';
  return (
    <Page>
      <ListHead title="Royalty Details" note="What your rank earns" />
      {!failed && <SummaryCards label="Royalty" cards={data?.cards} expected={{ cards: 3, parts: 0 }} />}
      <PairsCard label={ranksTexts.matchingBotPairs} pairs={data} failed={failed} />
      <DataList
        caption="Royalty Details"
        columns={columns}
        rows={royalty.state === 'ready' ? { ...royalty, data: rowsOf(royalty.data) } : royalty}
        rowKey={() => 'royalty'}
        expectedRows={1}
        empty={{
          icon: 'crown',
          title: withdrawTexts.noDataForAction,
          reason: 'Royalty begins with the first rank that earns it.',
        }}
      />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;
