import { addresses } from '../../../addresses/addresses';
import { Verbatim } from '../../../components/ServerWords/Verbatim';
import { networkTexts } from '../../../text/messages';
import { formatCount } from '../../../text/format/money';
import type { Remote } from '../../../remote';
import type { TeamLine, TeamPlace, TeamScreenProps } from '../Team/team';
import { TeamPage } from '../Team/TeamPage';
import { teamWords } from '../Team/teamWords';
import type { FaceMore } from '../Team/useTeamTree';
import { binaryTreeWords } from './binaryTreeWords';

/** A place of the binary tree (B §3, D96); what is absent shows '--'. */
export interface BinaryPlace extends TeamPlace {
  leftUser?: string | undefined;
  rightUser?: string | undefined;
  leftBots?: number | undefined;
  rightBots?: number | undefined;
  matchingPairs?: number | undefined;
  /** The member above it, for the row "Parent". */
  parentName?: string | undefined;
}

export interface BinaryTreeScreenProps extends TeamScreenProps<BinaryPlace> {
  team: Remote<readonly BinaryPlace[]>;
}

const lines: readonly TeamLine<BinaryPlace>[] = [
  { label: binaryTreeWords.leftUser, valueOf: ({ leftUser }) => <Verbatim>{leftUser}</Verbatim> },
  { label: networkTexts.totalLeftBots, numeric: true, valueOf: ({ leftBots }) => formatCount(leftBots) },
  { label: binaryTreeWords.rightUser, valueOf: ({ rightUser }) => <Verbatim>{rightUser}</Verbatim> },
  { label: networkTexts.totalRightBots, numeric: true, valueOf: ({ rightBots }) => formatCount(rightBots) },
  {
    label: networkTexts.totalMatchingBotPairs,
    numeric: true,
    valueOf: ({ matchingPairs }) => formatCount(matchingPairs),
  },
  { label: binaryTreeWords.parent, valueOf: ({ parentName }) => <Verbatim>{parentName}</Verbatim> },
];

/** Both legs of a member; of a vacant place, whose it is. A left place stands right before its right one. */
const cardFace: FaceMore<BinaryPlace> = (place, index, places) => {
  if (place.username !== undefined) return { legs: { left: place.leftBots, right: place.rightBots } };
  const leg = places[index - 1]?.parent === place.parent ? 'right' : 'left';
  return { note: teamWords.placeOf(leg, places[place.parent]?.username ?? '') };
};

/** The member's two legs (B §2): who is left and right of each member, and which places are vacant. */
export function BinaryTreeScreen(props: BinaryTreeScreenProps) {
  return (
    <TeamPage
      {...props}
      title={binaryTreeWords.binaryTree}
      marks={['paid', 'unpaid', 'unknown', 'vacant']}
      lines={lines}
      home={addresses.binaryTree}
      cardFace={cardFace}
    />
  );
}
