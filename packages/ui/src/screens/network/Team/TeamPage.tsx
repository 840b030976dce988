import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { Icon } from '../../../components/Icon/Icon';
import { networkTexts } from '../../../text/messages';
import { words } from '../../../text/words';
import type { NodeMark } from '../../../tree/nodeFace';
import { fontSize, fontWeight, media, space } from '../../../tokens';
import { Legend } from './Legend';
import type { TeamLine, TeamPlace, TeamScreenProps } from './team';
import { TeamPlaceholder, TeamSheet } from './TeamPlaceholder';
import { TeamSearch } from './TeamSearch';
import { TeamTree } from './TeamTree';
import { teamWords } from './teamWords';

export interface TeamPageProps<Place extends TeamPlace> extends TeamScreenProps<Place> {
  title: string;
  /** The marks that there may be in this tree. */
  marks: readonly NodeMark[];
  lines: readonly TeamLine<Place>[];
  /** Where the own tree is. */
  home: string;
}

/** The page of a tree: heading, legend, search, and the tree in each of its states. */
export function TeamPage<Place extends TeamPlace>(props: TeamPageProps<Place>) {
  const { title, marks, home, searched, onSearched } = props;
  return (
    <Page>
      <Head>
        <Words>
          <Title>{title}</Title>
          <Legend marks={marks} />
        </Words>
        <Ways>
          {searched !== '' && (
            <ButtonLink href={home} icon={<Icon name="arrowLeft" />}>
              {teamWords.backToMe}
            </ButtonLink>
          )}
          <TeamSearch searched={searched} onSearched={onSearched} />
        </Ways>
      </Head>
      {body(props)}
    </Page>
  );
}

function body<Place extends TeamPlace>(props: TeamPageProps<Place>): ReactNode {
  const { team, title, searched } = props;
  switch (team.state) {
    case 'loading':
      return <TeamPlaceholder label={`${words.loading}: ${title}`} />;
    case 'failed':
      return (
        <TeamSheet>
          <ErrorState message={team.message} onRetry={team.onRetry} />
        </TeamSheet>
      );
    case 'ready': {
      const [root] = team.data;
      if (root) return <TeamTree {...props} key={root.id} places={team.data} />;
      return (
        <TeamSheet>
          <EmptyState icon="team" title={networkTexts.noDataFound} reason={reason(searched)} />
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
      <bdi>{searched}</bdi> {teamWords.notInTeam}
    </>
  );

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
`;

const Words = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Title = styled.h1`
  font-size: ${fontSize.page};
  font-weight: ${fontWeight.page};
  letter-spacing: -0.022em;
  line-height: 1.2;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  ${media.phone} {
    inline-size: 100%;
  }
`;
