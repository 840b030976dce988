import { useState, type ReactNode } from 'react';
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
import { figureMessages } from '../../../text/figureMessages';
import { fill } from '../../../text/fill';
import { networkTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { overlayMessages } from '../../../text/overlayMessages';
import { color, fontSize, media, space } from '../../../tokens';
import type { TreeLook } from '../../../tree/TreeContainer/TreeContainer';
import type { NodeStatus } from '../../../tree/nodeFace';
import { StatusSign } from '../../../tree/StatusSign';
import { statusMessages } from '../../../text/columnTitles';
import type { TeamLine, TeamNode, TeamScreenProps } from './team';
import { TeamSearch } from './TeamSearch';
import { TeamSkeleton, TeamSheet } from './TeamSkeleton';
import { TeamTree } from './TeamTree';
import { teamMessages } from './messages';
import type { FaceMore } from './useTeamTree';

interface LegendProps {
  statuses: readonly NodeStatus[];
  /** Some symbols are filled and some are not. */
  isFilled: boolean;
}

/** The statuses of a tree, each with a shape, a colour and a word (D94), and the meaning of the fill where it occurs. */
function Legend({ statuses, isFilled }: LegendProps) {
  return (
    <List aria-label={teamMessages.legend}>
      {statuses.map((status) => (
        <li key={status}>
          <StatusSign status={status} filled={status === 'paid' || status === 'unpaid'} />
          {statusMessages[status]}
        </li>
      ))}
      {isFilled && <li data-meaning>{teamMessages.filled}</li>}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};

  li {
    display: flex;
    align-items: center;
    gap: ${space[1.5]};
  }
  [data-meaning] {
    color: ${color.inkFaint};
  }
`;

interface ChosenLook {
  look: TreeLook | undefined;
  onLook: (look: TreeLook) => void;
}

export interface TeamPageProps<Node extends TeamNode> extends TeamScreenProps<Node> {
  title: string;
  /** The statuses that this tree can have. */
  statuses: readonly NodeStatus[];
  lines: readonly TeamLine<Node>[];
  /** The address of the member's own tree. */
  home: string;
  /** The content of a card in the drawing. Absent in a drawing with statuses alone. */
  cardFace?: FaceMore<Node>;
  /** The view that opens first on a wide screen. */
  first?: TreeLook;
  /** Above the tree: its groups. */
  groups?: ReactNode;
}

/** The page of a tree: heading, legend, search, and the tree in each of its states. */
export function TeamPage<Node extends TeamNode>(props: TeamPageProps<Node>) {
  const { team, freshness, title, statuses, home, searched, listHref } = props;
  const { suggestions, onNameInput, onSearch } = props;
  // The tree of another member, and one that could not be loaded, keep the view.
  const [look, setLook] = useState<TreeLook>();
  return (
    <Stack bounded>
      <Head
        title={title}
        asideFills
        aside={
          <Ways>
            {searched !== '' && (
              <ButtonLink href={home} icon={<Icon name="arrowLeft" />}>
                {teamMessages.backToMe}
              </ButtonLink>
            )}
            {listHref !== undefined && (
              <ButtonLink href={listHref} icon={<Icon name="list" />}>
                {teamMessages.teamList}
              </ButtonLink>
            )}
            <TeamSearch {...{ searched, suggestions, onNameInput, onSearch }} />
          </Ways>
        }
      >
        <Signs>
          <Legend {...toLegend(team, statuses)} />
          {freshness && team.state !== 'failed' && <Freshness what={figureMessages.team} {...freshness} />}
        </Signs>
      </Head>
      {body({ ...props, look, onLook: setLook })}
    </Stack>
  );
}

/** Unknown members and opened teams are in the legend only once they occur. */
function toLegend(team: TeamScreenProps<TeamNode>['team'], statuses: readonly NodeStatus[]) {
  const nodes = team.state === 'ready' ? team.data : [];
  return {
    statuses: statuses.filter((one) => one !== 'unknown' || nodes.some(({ status }) => status === one)),
    isFilled: nodes.some(({ parent, branch }) => parent >= 0 && branch === 'loaded'),
  };
}

function body<Node extends TeamNode>(props: TeamPageProps<Node> & ChosenLook): ReactNode {
  const { team, title, searched } = props;
  switch (team.state) {
    case 'loading':
      return <TeamSkeleton label={overlayMessages.loadingList({ caption: title })} />;
    case 'failed':
      return (
        <TeamSheet>
          <ErrorState message={team.message} reference={team.reference} onRetry={team.onRetry} />
        </TeamSheet>
      );
    case 'ready': {
      const [root] = team.data;
      if (root) return <TeamTree {...props} key={root.id} nodes={team.data} />;
      return (
        <TeamSheet>
          <EmptyState
            icon="team"
            title={networkTexts.noDataFound}
            reason={reason(searched)}
            action={
              searched === '' ? (
                <LinkAlone href={addresses.dashboard}>{nextStepMessages.shareLink}</LinkAlone>
              ) : undefined
            }
          />
        </TeamSheet>
      );
    }
  }
}

const reason = (searched: string): ReactNode =>
  searched === ''
    ? teamMessages.emptyReason
    : fill(teamMessages.notInTeam, { username: <span translate="no">{searched}</span> });

/* The search is next to the title where the widest legend fits too, because the legend grows with the team. */
const Head = styled(PageHead)`
  > :first-child {
    flex: 1 1 39rem;
    min-inline-size: 0;
  }
`;

const Signs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[6]};
  padding-block-start: ${space[2]};

  ${media.phone} {
    flex-wrap: nowrap;
    gap: ${space[2]};

    > :first-child {
      flex: 1 1 0;
    }
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;
