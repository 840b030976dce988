import type { ReactNode } from 'react';
import { addresses } from '../../../addresses/addresses';
import type { Column } from '../../../components/DataList/column';
import type { RowLines } from '../../../components/DataList/rowLines';
import { DataList } from '../../../components/DataList/DataList';
import { Freshness } from '../../../components/Freshness/Freshness';
import type { Freshness as Age } from '../../../components/Freshness/freshness';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { ServerMessage } from '../../../components/ServerMessage/ServerMessage';
import { SummaryCards } from '../../../components/SummaryCards/SummaryCards';
import type { Remote } from '../../../remote';
import { figureMessages } from '../../../text/figureMessages';
import { joinTexts, joinLabel } from '../../../text/message/joinMessages';
import { ranksTexts, withdrawTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { LegsCard, type LegsCardProps } from '../LegsCard/LegsCard';
import type { LegBots } from '../LegsCard/legs';
import { Beside, RanksFrame } from '../RanksFrame/RanksFrame';
import { PairsCard } from '../PairsCard/PairsCard';
import { RankWay } from '../RankWay/RankWay';
import { rankWayMessages } from '../RankWay/messages';
import { toRoyaltyWay } from '../RankWay/royaltyWay';
import { toGoal, type PairsToday, type Rank } from '../RankWay/rankWay';
import type { Royalty } from '../RankWay/royaltyWay';
import { royaltyDetailsMessages } from './messages';

export interface RoyaltyDetailsScreenProps {
  royalty: Remote<Royalty>;
  /** All ranks, for the path to royalty. Without them the path is shorter (D110). */
  ranks?: Remote<readonly Rank[]> | undefined;
  /** When the data was received. Absent if unknown. */
  freshness?: Age | undefined;
  /** The bots of both legs. Absent where the server sends none (D113). */
  bots?: LegBots | undefined;
  /** The pairs of the platform's day. Absent where the server sends none (D113). */
  today?: PairsToday | undefined;
  toMembers?: LegsCardProps['toMembers'];
  nearest?: LegsCardProps['nearest'];
  /** The royalty of each month, once its code and its data have loaded. Absent before the first. */
  months?: ReactNode;
}

const columns: readonly Column<Royalty>[] = [
  {
    id: 'current',
    title: ranksTexts.currentRank,
    cell: ({ currentRank }) => (
      <ServerMessage>{currentRank ?? royaltyDetailsMessages.noRankYet}</ServerMessage>
    ),
  },
  {
    id: 'required',
    title: ranksTexts.requiredRanks,
    cell: ({ requiredRanks }) => <ServerMessage>{joinTexts(requiredRanks)}</ServerMessage>,
  },
];

const toLines = ({ currentRank, requiredRanks }: Royalty): RowLines => ({
  icon: 'crown',
  what: currentRank ?? royaltyDetailsMessages.noRankYet,
  about: joinLabel(ranksTexts.requiredRanks, joinTexts(requiredRanks)),
  aside: '',
});

/** The row appears as soon as it has something to show. */
const toRows = (royalty: Royalty): readonly Royalty[] =>
  royalty.currentRank === undefined && royalty.requiredRanks.length === 0 ? [] : [royalty];

/** Royalty Details (B §2): its figures, the pairs towards the next rank, and the ranks it requires. */
export function RoyaltyDetailsScreen(props: RoyaltyDetailsScreenProps) {
  const { royalty, ranks, freshness, bots, today, toMembers, nearest, months } = props;
  const data = royalty.state === 'ready' ? royalty.data : undefined;
  const failed = royalty.state === 'failed';
  const way =
    data && ranks?.state !== 'loading'
      ? toRoyaltyWay(data, ranks?.state === 'ready' ? ranks.data : [])
      : undefined;
  const list = (
    <DataList
      caption={royaltyDetailsMessages.royaltyDetails}
      columns={columns}
      lines={toLines}
      rows={royalty.state === 'ready' ? { ...royalty, data: toRows(royalty.data) } : royalty}
      rowKey={() => 'royalty'}
      expectedRows={1}
      empty={{
        icon: 'crown',
        title: withdrawTexts.noDataForAction,
        reason: royaltyDetailsMessages.emptyReason,
        action: <LinkAlone href={addresses.rank}>{nextStepMessages.seeRanks}</LinkAlone>,
      }}
    />
  );
  return (
    <RanksFrame
      title={royaltyDetailsMessages.royaltyDetails}
      note={royaltyDetailsMessages.introduction}
      address={addresses.royalty}
    >
      {!failed && (
        <SummaryCards
          label={royaltyDetailsMessages.royalty}
          cards={data?.cards}
          expected={{ cards: 3, parts: 0 }}
        />
      )}
      <Beside>
        <PairsCard
          label={ranksTexts.matchingBotPairs}
          goal="royalty"
          pairs={data}
          failed={failed}
          age={freshness && <Freshness what={figureMessages.progress} {...freshness} />}
        >
          <RankWay label={rankWayMessages.royaltyWay} stages={way} />
        </PairsCard>
        {bots && way && <LegsCard bots={bots} today={today} goal={toGoal(way)} {...{ toMembers, nearest }} />}
      </Beside>
      {months}
      {list}
    </RanksFrame>
  );
}
