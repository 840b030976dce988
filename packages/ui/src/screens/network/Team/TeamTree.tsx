import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { TreeContainer, type TreeLook } from '../../../tree/TreeContainer/TreeContainer';
import { TreeOutline, type OutlineColumn } from '../../../tree/TreeOutline/TreeOutline';
import { TreeView } from '../../../tree/TreeView/TreeView';
import { addresses } from '../../../addresses/addresses';
import { Button } from '../../../components/Button/Button';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { formatCount } from '../../../text/format/money';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import { StatusPillText, MemberCard } from './MemberCard';
import { MemberDialog } from './MemberDialog';
import type { TeamLine, TeamNode, TeamScreenProps } from './team';
import { teamMessages } from './messages';
import { Breadcrumb } from './Breadcrumb';
import { useTeamTree, type FaceMore } from './useTeamTree';
import { VacantCard } from './VacantCard';

interface TeamRestProps extends Pick<TeamScreenProps<TeamNode>, 'onRestRequest'> {
  nodes: readonly TeamNode[];
  /** The tree is the member's own, whose team has a list too. */
  isOwn: boolean;
}

/** "500 of 1,005": how much of each large team is shown, with a button for the rest where the server has pages. */
function TeamRest({ nodes, isOwn, onRestRequest }: TeamRestProps) {
  const partial = nodes.filter(({ rest }) => rest !== undefined);
  if (partial.length === 0) return null;
  return (
    <Rows role="status">
      {partial.map(({ id, username = '', parent, rest }) => (
        <Row key={id}>
          <span>
            <bdi translate="no">{username}</bdi>{' '}
            {rest &&
              teamMessages.selectShown({ shown: formatCount(rest.shown), total: formatCount(rest.total) })}
          </span>
          {rest?.nextPage !== undefined && onRestRequest && (
            <Button
              size="small"
              aria-label={teamMessages.showMoreFor({ username })}
              onClick={() => onRestRequest(username, rest.nextPage ?? 1)}
            >
              {teamMessages.showMore}
            </Button>
          )}
          {rest?.nextPage === undefined && parent < 0 && isOwn && (
            <LinkAlone href={addresses.directReferrals}>{teamMessages.allReferrals}</LinkAlone>
          )}
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[1]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  bdi {
    color: ${color.ink};
    font-weight: ${fontWeight.strong};
  }
`;

interface TeamTreeProps<Node extends TeamNode> extends Omit<TeamScreenProps<Node>, 'team'> {
  title: string;
  /** At least the root. */
  nodes: readonly Node[];
  lines: readonly TeamLine<Node>[];
  /** The content of a card in the drawing, as a stable function. Absent in a drawing with statuses alone. */
  cardFace?: FaceMore<Node> | undefined;
  first?: TreeLook | undefined;
  /** The view that was chosen in an earlier tree of this page. */
  look: TreeLook | undefined;
  onLook: (look: TreeLook) => void;
  groups?: ReactNode;
}

/** A team in both of its views: the drawing with cards, the outline with columns. */
export function TeamTree<Node extends TeamNode>(props: TeamTreeProps<Node>) {
  const { title, nodes, lines, cardFace, breadcrumb, toHref, onTeamRequest, onCopy } = props;
  const { tree, getFace } = useTeamTree(nodes, onTeamRequest, cardFace);
  const [chosen, setChosen] = useState<string>();
  const detailed = nodes.find(({ id }) => id === chosen);
  const isAlone = nodes.length === 1 && nodes[0]?.branch === 'none';
  const shared = { lines, toHref, onCopy };

  const toCard = (node: number) => {
    const member = nodes[node];
    if (!member) return null;
    if (member.username === undefined) return <VacantCard member={member} onCopy={onCopy} />;
    return <MemberCard {...shared} member={member} isRoot={node === 0} />;
  };
  const columns: OutlineColumn[] = [
    {
      heading: teamMessages.status,
      getCell: (node) => nodes[node] && <StatusPillText status={nodes[node].status} />,
    },
    ...lines.map(({ label, numeric = false, getValue }) => ({
      heading: label,
      numeric,
      getCell: (node: number) => nodes[node]?.username !== undefined && getValue(nodes[node]),
    })),
  ];
  return (
    <>
      <TeamRest nodes={nodes} isOwn={breadcrumb.length === 1} onRestRequest={props.onRestRequest} />
      {props.groups}
      <TreeContainer
        label={title}
        first={props.first}
        chosen={props.look}
        onChoose={props.onLook}
        aside={<Breadcrumb steps={breadcrumb} />}
        note={isAlone && teamMessages.noTeamYet}
      >
        {(look) =>
          look === 'drawing' ? (
            <TreeView
              label={title}
              tree={tree}
              getFace={getFace}
              toCard={toCard}
              cards={cardFace !== undefined}
            />
          ) : (
            <TreeOutline
              label={title}
              tree={tree}
              getFace={getFace}
              nameHeading={teamMessages.username}
              columns={columns}
              onSelect={(node) => setChosen(nodes[node]?.id)}
            />
          )
        }
      </TreeContainer>
      {detailed && (
        <MemberDialog
          {...shared}
          member={detailed}
          isRoot={detailed === nodes[0]}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
