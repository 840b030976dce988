import type { ReactNode } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { Freshness } from '../../../components/Freshness/Freshness';
import { Icon } from '../../../components/Icon/Icon';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { PageHead } from '../../../components/PageHead/PageHead';
import { Stack } from '../../../components/Stack/Stack';
import { figureWords } from '../../../text/figureWords';
import { networkTexts } from '../../../text/messages';
import { nextStepWords } from '../../../text/nextStepWords';
import { words } from '../../../text/words';
import { space } from '../../../tokens';
import type { NodeMark } from '../../../tree/nodeFace';
import { Legend } from './Legend';
import type { TeamLine, TeamPlace, TeamScreenProps } from './team';
import { TeamSearch } from './TeamSearch';
import { TeamSkeleton, TeamSheet } from './TeamSkeleton';
import { TeamTree } from './TeamTree';
import { teamWords } from './teamWords';
import type { FaceMore } from './useTeamTree';

export interface TeamPageProps<Place extends TeamPlace> extends TeamScreenProps<Place> {
  title: string;
  /** The marks that this tree may have. */
  marks: readonly NodeMark[];
  lines: readonly TeamLine<Place>[];
  /** The address of the member's own tree. */
  home: string;
  /** What a card in the drawing shows. Absent in a drawing of marks alone. */
  cardFace?: FaceMore<Place>;
}

/** The page of a tree: heading, legend, search, and the tree in each of its states. */
export function TeamPage<Place extends TeamPlace>(props: TeamPageProps<Place>) {
  const { team, freshness, title, marks, home, searched, listHref } = props;
  const { suggestions, onNameBegun, onSearched } = props;
  return (
    <Stack gap={4} bounded>
      <PageHead
        title={title}
        asideFills
        aside={
          <Ways>
            {searched !== '' && (
              <ButtonLink href={home} icon={<Icon name="arrowLeft" />}>
                {teamWords.backToMe}
              </ButtonLink>
            )}
            {listHref !== undefined && (
              <ButtonLink href={listHref} icon={<Icon name="list" />}>
                {teamWords.teamList}
              </ButtonLink>
            )}
            <TeamSearch {...{ searched, suggestions, onNameBegun, onSearched }} />
          </Ways>
        }
      >
        <Marks>
          <Legend marks={marks} />
          {freshness && team.state !== 'failed' && <Freshness what={figureWords.team} {...freshness} />}
        </Marks>
      </PageHead>
      {body(props)}
    </Stack>
  );
}

function body<Place extends TeamPlace>(props: TeamPageProps<Place>): ReactNode {
  const { team, title, searched } = props;
  switch (team.state) {
    case 'loading':
      return <TeamSkeleton label={`${words.loading}: ${title}`} />;
    case 'failed':
      return (
        <TeamSheet>
          <ErrorState message={team.message} reference={team.reference} onRetry={team.onRetry} />
        </TeamSheet>
      );
    case 'ready': {
      const [root] = team.data;
      if (root) return <TeamTree {...props} key={root.id} places={team.data} />;
      return (
        <TeamSheet>
          <EmptyState
            icon="team"
            title={networkTexts.noDataFound}
            reason={reason(searched)}
            action={
              searched === '' ? (
                <LinkAlone href={addresses.dashboard}>{nextStepWords.shareLink}</LinkAlone>
              ) : undefined
            }
          />
        </TeamSheet>
      );
    }
  }
}

const reason = (searched: string): ReactNode =>
  searched === '' ? (
    teamWords.nobodyYet
  ) : (
    <>
      <bdi translate="no">{searched}</bdi> {teamWords.notInTeam}
    </>
  );

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[6]};
  padding-block-start: ${space[2]};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;
