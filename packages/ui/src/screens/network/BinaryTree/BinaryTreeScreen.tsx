import { addresses } from '../../../addresses/addresses';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import type { Remote } from '../../../remote';
import type { TeamLine, TeamNode, TeamScreenProps } from '../Team/team';
import { TeamPage } from '../Team/TeamPage';
import { teamMessages } from '../Team/messages';
import type { FaceMore } from '../Team/useTeamTree';
import { toCountLine } from '../Team/figureLine';
import { nodeLeftBots, nodePairs, nodeRightBots } from '../treeFigures';

/** A position of the binary tree (B §3, D96); what is absent shows '--'. */
export interface BinaryNode extends TeamNode {
  leftUser?: string | undefined;
  rightUser?: string | undefined;
  leftBots?: number | undefined;
  rightBots?: number | undefined;
  matchingPairs?: number | undefined;
  /** The member above it, for the row "Parent". */
  parentName?: string | undefined;
}

export interface BinaryTreeScreenProps extends TeamScreenProps<BinaryNode> {
  team: Remote<readonly BinaryNode[]>;
}

const lines: readonly TeamLine<BinaryNode>[] = [
  { label: teamMessages.leftUser, getValue: ({ leftUser }) => <Verbatim>{leftUser}</Verbatim> },
  toCountLine(nodeLeftBots, ({ leftBots }) => leftBots),
  { label: teamMessages.rightUser, getValue: ({ rightUser }) => <Verbatim>{rightUser}</Verbatim> },
  toCountLine(nodeRightBots, ({ rightBots }) => rightBots),
  toCountLine(nodePairs, ({ matchingPairs }) => matchingPairs),
  { label: teamMessages.parent, getValue: ({ parentName }) => <Verbatim>{parentName}</Verbatim> },
];

/** Both legs of a member, or whose position a vacant one is. The left one precedes the right one. */
const cardFace: FaceMore<BinaryNode> = (node, index, nodes) => {
  if (node.username !== undefined) return { legs: { left: node.leftBots, right: node.rightBots } };
  const leg = nodes[index - 1]?.parent === node.parent ? 'right' : 'left';
  return { note: teamMessages.positionUnder({ leg, username: nodes[node.parent]?.username ?? '' }) };
};

/** The member's two legs (B §2): who is left and right of each member, and which positions are vacant. */
export function BinaryTreeScreen(props: BinaryTreeScreenProps) {
  return (
    <TeamPage
      {...props}
      title={teamMessages.binaryTree}
      statuses={['paid', 'unpaid', 'unknown', 'vacant']}
      lines={lines}
      home={addresses.binaryTree}
      cardFace={cardFace}
    />
  );
}
