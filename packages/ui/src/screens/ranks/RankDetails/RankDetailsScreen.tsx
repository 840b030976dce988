import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import type { Column } from '../../../components/DataList/column';
import type { RowLines } from '../../../components/DataList/rowLines';
import { DataList } from '../../../components/DataList/DataList';
import { usePhone } from '../../../components/DataList/usePhone';
import { LegsCard, LegsSkeleton, type LegsCardProps } from '../../../components/LegsCard/LegsCard';
import { Fold } from '../../../components/Fold/Fold';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { Freshness } from '../../../components/Freshness/Freshness';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { Stack } from '../../../components/Stack/Stack';
import type { Remote } from '../../../remote';
import { figureMessages } from '../../../text/figureMessages';
import { ranksTexts, withdrawTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { space } from '../../../tokens';
import { PairsCard } from '../PairsCard/PairsCard';
import { RankWay } from '../RankWay/RankWay';
import { PaysCard } from '../PaysCard/PaysCard';
import { Beside, RanksFrame, ranksFrameMessages } from '../RanksFrame/RanksFrame';
import { toGoal, toStages, type Rank, type RankProgress } from '../RankWay/rankStages';
import { toCountColumn } from '../../../components/DataList/figureColumn';
import { requiredPairs } from '../../../text/figures/listFigures';
import { formatFigureCount } from '../../../text/figures/figure';
import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
const rankDetailsMessages = defineMessages('rankDetailsMessages', {
  rankDetails: 'Rank Details',
  introduction: 'You move up as pairs match in your team',
  emptyReason: 'Ranks will appear here once the plan has them.',
});

export interface RankDetailsScreenProps {
  progress: Remote<RankProgress>;
  /** The age of the figures. Absent where it is unknown. */
  freshness?: Age | undefined;
  /** The legs. Absent where the server doesn't send their bots (D113). */
  legs?: Pick<LegsCardProps, 'bots' | 'toMembers' | 'nearest' | 'unpaid'> | 'loading' | undefined;
  /** The ranks with royalty, by name, empty where unknown. Absent until they and the legs have loaded. */
  royaltyRanks?: readonly string[] | undefined;
  /** The portal's day, `YYYY-MM-DD`. */
  now: string;
}

const columns: readonly Column<Rank>[] = [
  {
    id: 'rank',
    title: ranksTexts.rank,
    cell: ({ name, isCurrent }) => (
      <Named>
        <bdi translate="no">{name}</bdi>
        {isCurrent && <StatusPill variant="info">{ranksTexts.currentRank}</StatusPill>}
      </Named>
    ),
  },
  {
    id: 'pairs',
    ...toCountColumn(requiredPairs, (rank) => rank.requiredPairs),
  },
];

const toLines = ({ name, requiredPairs: pairs, isCurrent }: Rank): RowLines => ({
  icon: 'medal',
  what: name,
  figure: formatFigureCount(requiredPairs.figure, pairs),
  about: requiredPairs.title,
  ...(isCurrent && { status: { word: ranksTexts.currentRank, variant: 'info' } }),
  aside: '',
});

/** Rank Details (B §2): the pairs towards the next rank, and each rank's requirements. */
export function RankDetailsScreen(props: RankDetailsScreenProps) {
  const { progress, freshness, legs, royaltyRanks, now } = props;
  const phone = usePhone();
  const stages = progress.state === 'ready' ? toStages(progress.data) : undefined;
  const { today, recent } = progress.state === 'ready' ? progress.data : {};
  const goal = stages && toGoal(stages);
  const list = (
    <DataList
      // New with each state, because the card above it comes and goes with it.
      key={progress.state}
      caption={rankDetailsMessages.rankDetails}
      columns={columns}
      lines={toLines}
      rows={progress.state === 'ready' ? { ...progress, data: progress.data.ranks } : progress}
      rowKey={({ id }) => id}
      isCurrent={({ isCurrent }) => isCurrent}
      expectedRows={6}
      empty={{
        icon: 'medal',
        title: withdrawTexts.noDataForAction,
        reason: rankDetailsMessages.emptyReason,
        action: <LinkAlone href={addresses.tickets}>{nextStepMessages.askSupport}</LinkAlone>,
      }}
    />
  );
  return (
    <RanksFrame
      title={rankDetailsMessages.rankDetails}
      note={rankDetailsMessages.introduction}
      address={addresses.rank}
    >
      <Beside>
        <Stack gap={3}>
          <PairsCard
            label={ranksTexts.matchingBotPairs}
            goal={stages?.length === 0 ? 'rank' : undefined}
            pairs={progress.state === 'ready' ? progress.data : undefined}
            failed={progress.state === 'failed'}
            age={freshness && <Freshness what={figureMessages.progress} {...freshness} />}
          >
            <RankWay stages={stages} />
          </PairsCard>
          {goal && (
            <PaysCard
              goal={goal}
              pairBonus={legs === 'loading' ? undefined : legs?.bots.pairBonus}
              royaltyRanks={royaltyRanks}
            />
          )}
        </Stack>
        {legs &&
          progress.state !== 'failed' &&
          (legs === 'loading' || !stages ? (
            // New with the card before it, so that it doesn't move.
            <LegsSkeleton key={stages ? 'after pays' : 'first'} />
          ) : (
            <LegsCard {...legs} today={today} goal={goal} recent={recent && { ...recent, now }} />
          ))}
      </Beside>
      {stages && stages.length > 0 ? (
        <Fold heading={ranksFrameMessages.allRanks} defaultOpen={!phone}>
          {list}
        </Fold>
      ) : (
        list
      )}
    </RanksFrame>
  );
}

const Named = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`;
