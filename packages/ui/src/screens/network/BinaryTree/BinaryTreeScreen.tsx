import { addresses } from '../../../addresses/addresses';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { networkTexts } from '../../../text/messages';
import { formatCount } from '../../../text/format/money';
import type { Remote } from '../../../remote';
import type { TeamLine, TeamNode, TeamScreenProps } from '../Team/team';
import { TeamPage } from '../Team/TeamPage';
import { teamMessages } from '../Team/messages';
import type { FaceMore } from '../Team/useTeamTree';
import { binaryTreeMessages } from './messages';

/** A place of the binary tree (B §3, D96); what is absent shows '--'. */
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
  { label: binaryTreeMessages.leftUser, getValue: ({ leftUser }) => <Verbatim>{leftUser}</Verbatim> },
  { label: networkTexts.totalLeftBots, numeric: true, getValue: ({ leftBots }) => formatCount(leftBots) },
  { label: binaryTreeMessages.rightUser, getValue: ({ rightUser }) => <Verbatim>{rightUser}</Verbatim> },
  { label: networkTexts.totalRightBots, numeric: true, getValue: ({ rightBots }) => formatCount(rightBots) },
  {
    label: networkTexts.totalMatchingBotPairs,
    numeric: true,
    getValue: ({ matchingPairs }) => formatCount(matchingPairs),
  },
  { label: binaryTreeMessages.parent, getValue: ({ parentName }) => <Verbatim>{parentName}</Verbatim> },
];

/** Both legs of a member; of a vacant place, whose it is. A left place stands right before its right one. */
const cardFace: FaceMore<BinaryNode> = (node, index, nodes) => {
  if (node.username !== undefined) return { legs: { left: node.leftBots, right: node.rightBots } };
  const leg = nodes[index - 1]?.parent === node.parent ? 'right' : 'left';
  return { note: teamMessages.positionUnder(leg, nodes[node.parent]?.username ?? '') };
};

/** The member's two legs (B §2): who is left and right of each member, and which places are vacant. */
export function BinaryTreeScreen(props: BinaryTreeScreenProps) {
  return (
    <TeamPage
      {...props}
      title={binaryTreeMessages.binaryTree}
      statuses={['paid', 'unpaid', 'unknown', 'vacant']}
      lines={lines}
      home={addresses.binaryTree}
      cardFace={cardFace}
    />
  );
}
