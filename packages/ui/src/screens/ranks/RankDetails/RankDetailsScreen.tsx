import { nextStepWords } from '../../../text/nextStepWords';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { addresses } from '../../../addresses/addresses';
import styled from 'styled-components';
import { DataList } from '../../../components/DataList/DataList';
import type { Column } from '../../../components/DataList/column';
import { ListHead } from '../../../components/ListFrame/ListHead';
import { Stack } from '../../../components/Stack/Stack';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import type { Remote } from '../../../remote';
import { formatCount } from '../../../text/format/money';
import { ranksTexts, withdrawTexts } from '../../../text/messages';
import { space } from '../../../tokens';
import { PairsCard } from '../PairsCard/PairsCard';
import type { Rank, RankProgress } from './rankProgress';

export interface RankDetailsScreenProps {
  progress: Remote<RankProgress>;
}

const columns: readonly Column<Rank>[] = [
  {
    id: 'rank',
    title: ranksTexts.rank,
    card: 'title',
    cell: ({ name, isCurrent }) => (
      <Named>
        <bdi>{name}</bdi>
        {isCurrent && <StatusPill variant="info">{ranksTexts.currentRank}</StatusPill>}
      </Named>
    ),
  },
  {
    id: 'pairs',
    title: ranksTexts.requiredMatchingBotPairs,
    numeric: true,
    card: 'line',
    cell: ({ requiredPairs }) => formatCount(requiredPairs),
  },
];

/** Rank Details (B §2): the pairs towards the next rank, and what each rank asks for. */
export function RankDetailsScreen({ progress }: RankDetailsScreenProps) {
  return (
    <Stack gap={3} bounded>
      <ListHead title="Rank Details" note="Ranks grow with the pairs matched in your team" />
      <PairsCard
        label={ranksTexts.matchingBotPairs}
        goal="the next rank"
        pairs={progress.state === 'ready' ? progress.data : undefined}
        failed={progress.state === 'failed'}
      />
      <DataList
        caption="Rank Details"
        columns={columns}
        rows={progress.state === 'ready' ? { ...progress, data: progress.data.ranks } : progress}
        rowKey={({ id }) => id}
        isCurrent={({ isCurrent }) => isCurrent}
        expectedRows={6}
        empty={{
          icon: 'medal',
          title: withdrawTexts.noDataForAction,
          reason: 'The plan has no ranks yet.',
          action: <LinkAlone href={addresses.tickets}>{nextStepWords.askSupport}</LinkAlone>,
        }}
      />
    </Stack>
  );
}

const Named = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`;
