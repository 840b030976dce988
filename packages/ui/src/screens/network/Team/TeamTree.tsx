import { useState, type ReactNode } from 'react';
import { TreeContainer, type TreeLook } from '../../../tree/TreeContainer/TreeContainer';
import { TreeOutline, type OutlineColumn } from '../../../tree/TreeOutline/TreeOutline';
import { TreeView } from '../../../tree/TreeView/TreeView';
import { StatusPillText, MemberCard } from './MemberCard';
import { MemberDialog } from './MemberDialog';
import type { TeamLine, TeamNode, TeamScreenProps } from './team';
import { teamMessages } from './messages';
import { TeamRest } from './TeamRest';
import { Breadcrumb } from './Breadcrumb';
import { useTeamTree, type FaceMore } from './useTeamTree';
import { VacantCard } from './VacantCard';

interface TeamTreeProps<Node extends TeamNode> extends Omit<TeamScreenProps<Node>, 'team'> {
  title: string;
  /** At least the root. */
  nodes: readonly Node[];
  lines: readonly TeamLine<Node>[];
  /** The content of a card in the drawing, as a stable function. Absent in a drawing with statuses alone. */
  cardFace?: FaceMore<Node> | undefined;
  first?: TreeLook | undefined;
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
