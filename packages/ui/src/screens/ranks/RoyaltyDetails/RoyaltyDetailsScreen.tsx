import { addresses } from '../../../addresses/addresses';
import type { Column } from '../../../components/DataList/column';
import { DataList } from '../../../components/DataList/DataList';
import { Freshness } from '../../../components/Freshness/Freshness';
import type { Freshness as Age } from '../../../components/Freshness/freshness';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { ListHead } from '../../../components/ListFrame/ListHead';
import { ServerWords } from '../../../components/ServerWords/ServerWords';
import { Stack } from '../../../components/Stack/Stack';
import { SummaryCards } from '../../../components/SummaryCards/SummaryCards';
import type { Remote } from '../../../remote';
import { figureWords } from '../../../text/figureWords';
import { ranksTexts, withdrawTexts } from '../../../text/messages';
import { nextStepWords } from '../../../text/nextStepWords';
import { PairsCard } from '../PairsCard/PairsCard';
import { RankWay } from '../RankWay/RankWay';
import { rankWayWords } from '../RankWay/rankWayWords';
import { royaltyWayOf } from '../RankWay/royaltyWay';
import type { Rank } from '../RankDetails/rankProgress';
import type { Royalty } from './royalty';
import { royaltyDetailsWords } from './royaltyDetailsWords';

export interface RoyaltyDetailsScreenProps {
  royalty: Remote<Royalty>;
  /** All ranks, which adorn the way to royalty. Absent where nobody reads them; where they fail the way is shorter (D110). */
  ranks?: Remote<readonly Rank[]> | undefined;
  /** How old the figures are; absent where nobody can say. */
  freshness?: Age | undefined;
}

const columns: readonly Column<Royalty>[] = [
  {
    id: 'current',
    title: ranksTexts.currentRank,
    card: 'title',
    cell: ({ currentRank }) => <ServerWords>{currentRank ?? royaltyDetailsWords.noRankYet}</ServerWords>,
  },
  {
    id: 'required',
    title: ranksTexts.requiredRanks,
    card: 'line',
    cell: ({ requiredRanks }) => <ServerWords>{requiredRanks.join(', ')}</ServerWords>,
  },
];

/** The row appears as soon as it has something to show. */
const rowsOf = (royalty: Royalty): readonly Royalty[] =>
  royalty.currentRank === undefined && royalty.requiredRanks.length === 0 ? [] : [royalty];

/** Royalty Details (B §2): its figures, the pairs towards the next rank, and the ranks it asks for. */
export function RoyaltyDetailsScreen({ royalty, ranks, freshness }: RoyaltyDetailsScreenProps) {
  const data = royalty.state === 'ready' ? royalty.data : undefined;
  const failed = royalty.state === 'failed';
  return (
    <Stack gap={3} bounded>
      <ListHead
        title={royaltyDetailsWords.royaltyDetails}
        note={royaltyDetailsWords.whatYourRankEarns}
        aside={freshness && !failed && <Freshness what={figureWords.progress} {...freshness} />}
      />
      {!failed && (
        <SummaryCards
          label={royaltyDetailsWords.royalty}
          cards={data?.cards}
          expected={{ cards: 3, parts: 0 }}
        />
      )}
      <PairsCard
        label={ranksTexts.matchingBotPairs}
        goal={royaltyDetailsWords.theRoyalty}
        pairs={data}
        failed={failed}
      >
        <RankWay
          label={rankWayWords.royaltyWay}
          stages={
            data && ranks?.state !== 'loading'
              ? royaltyWayOf(data, ranks?.state === 'ready' ? ranks.data : [])
              : undefined
          }
        />
      </PairsCard>
      <DataList
        caption={royaltyDetailsWords.royaltyDetails}
        columns={columns}
        rows={royalty.state === 'ready' ? { ...royalty, data: rowsOf(royalty.data) } : royalty}
        rowKey={() => 'royalty'}
        expectedRows={1}
        empty={{
          icon: 'crown',
          title: withdrawTexts.noDataForAction,
          reason: royaltyDetailsWords.royaltyBeginsWithTheFirst,
          action: <LinkAlone href={addresses.rank}>{nextStepWords.seeRanks}</LinkAlone>,
        }}
      />
    </Stack>
  );
}
