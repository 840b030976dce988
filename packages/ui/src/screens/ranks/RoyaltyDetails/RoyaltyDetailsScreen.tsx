import type { ReactNode } from 'react';
import { addresses } from '../../../addresses/addresses';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { LegsCard, LegsSkeleton, type LegsCardProps } from '../../../components/LegsCard/LegsCard';
import { Freshness } from '../../../components/Freshness/Freshness';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { ServerMessage } from '../../../components/ServerMessage/ServerMessage';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { SummaryCards } from '../../../components/SummaryCards/SummaryCards';
import type { Remote } from '../../../remote';
import { figureMessages } from '../../../text/figureMessages';
import { joinTexts } from '../../../text/message/joinMessages';
import { ranksTexts, withdrawTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { Beside, RanksFrame } from '../RanksFrame/RanksFrame';
import { PairsCard } from '../PairsCard/PairsCard';
import { RankWay, rankWayMessages } from '../RankWay/RankWay';
import { toRoyaltyWay, type Royalty } from '../RankWay/royaltyWay';
import { toGoal, type Rank, type RankProgress } from '../RankWay/rankStages';
import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const royaltyDetailsMessages = defineMessages('royaltyDetailsMessages', {
  noRankYet: 'No rank yet',
  royaltyDetails: 'Royalty Details',
  introduction: 'What your rank earns you',
  royalty: 'Royalty',
  emptyReason: 'Your royalty will appear here once you reach a rank that earns it.',
});

export interface RoyaltyDetailsScreenProps {
  royalty: Remote<Royalty>;
  /** All ranks, for the path to royalty. Without them the path is shorter (D110). */
  ranks?: Remote<readonly Rank[]> | undefined;
  /** When the data was received. Absent if unknown. */
  freshness?: Age | undefined;
  /** The legs. Absent where the server doesn't send their bots (D113). */
  legs?: Pick<LegsCardProps, 'bots' | 'toMembers' | 'nearest' | 'unpaid'> | 'loading' | undefined;
  /** The pairs of the platform's day and of the last days. Absent where the server sends none (D113). */
  pairs?: Pick<RankProgress, 'today' | 'recent'> | undefined;
  /** The portal's day, `YYYY-MM-DD`. */
  now: string;
  /** The royalty of each month, once its code and its data have loaded. Absent before the first. */
  months?: ReactNode;
}

/** The card appears as soon as it has something to show. */
const hasRanks = ({ currentRank, requiredRanks }: Royalty) =>
  currentRank !== undefined || requiredRanks.length > 0;

/** Royalty Details (B §2): its figures, the pairs towards the next rank, and the ranks it requires. */
export function RoyaltyDetailsScreen(props: RoyaltyDetailsScreenProps) {
  const { royalty, ranks, freshness, legs, pairs, now, months } = props;
  const { today, recent } = pairs ?? {};
  const data = royalty.state === 'ready' ? royalty.data : undefined;
  const failed = royalty.state === 'failed';
  const way =
    data && ranks?.state !== 'loading'
      ? toRoyaltyWay(data, ranks?.state === 'ready' ? ranks.data : [])
      : undefined;
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
          expected={{ cards: 3, parts: 2 }}
        />
      )}
      {royalty.state === 'failed' && (
        <Card>
          <ErrorState message={royalty.message} reference={royalty.reference} onRetry={royalty.onRetry} />
        </Card>
      )}
      <Beside>
        <PairsCard
          label={ranksTexts.matchingBotPairs}
          goal={way?.length === 0 ? 'royalty' : undefined}
          pairs={data}
          failed={failed}
          age={freshness && <Freshness what={figureMessages.progress} {...freshness} />}
        >
          <RankWay label={rankWayMessages.royaltyWay} stages={way} />
          {(!data || hasRanks(data)) && <RoyaltyReason royalty={data} />}
        </PairsCard>
        {legs &&
          !failed &&
          (legs === 'loading' || !way ? (
            <LegsSkeleton />
          ) : (
            <LegsCard {...legs} today={today} goal={toGoal(way)} recent={recent && { ...recent, now }} />
          ))}
      </Beside>
      {months}
      {data && !hasRanks(data) && (
        <Card>
          <EmptyState
            icon="crown"
            title={withdrawTexts.noDataForAction}
            reason={royaltyDetailsMessages.emptyReason}
            action={<LinkAlone href={addresses.rank}>{nextStepMessages.seeRanks}</LinkAlone>}
          />
        </Card>
      )}
    </RanksFrame>
  );
}

/** Why a member gets royalty, as a bonus explains itself: their rank, and the ranks that earn it. */
function RoyaltyReason({ royalty }: { royalty: Royalty | undefined }) {
  const { currentRank = royaltyDetailsMessages.noRankYet, requiredRanks = [] } = royalty ?? {};
  const show = (text: string) =>
    royalty ? <ServerMessage>{text}</ServerMessage> : <Skeleton inlineSize="6rem" />;
  return (
    <FigureRows>
      <FigureRow label={ranksTexts.currentRank}>{show(currentRank)}</FigureRow>
      <FigureRow label={ranksTexts.requiredRanks}>{show(joinTexts(requiredRanks))}</FigureRow>
    </FigureRows>
  );
}
