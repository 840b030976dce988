import { networkTexts } from '../../../text/messages';
import { formatCount, noFigure } from '../../../text/format/money';
import type { Remote } from '../../../remote';
import type { TeamLine, TeamPlace, TeamScreenProps } from '../Team/team';
import { TeamPage } from '../Team/TeamPage';

/** A place of the binary tree (B §3, D96); what is absent shows '--'. */
export interface BinaryPlace extends TeamPlace {
  leftUser?: string | undefined;
  rightUser?: string | undefined;
  leftBots?: number | undefined;
  rightBots?: number | undefined;
  matchingPairs?: number | undefined;
  /** Under whom it stands: the row "Parent". */
  parentName?: string | undefined;
}

export interface BinaryTreeScreenProps extends TeamScreenProps<BinaryPlace> {
  team: Remote<readonly BinaryPlace[]>;
}

const name = (value: string | undefined) => <bdi>{value ?? noFigure}</bdi>;

const lines: readonly TeamLine<BinaryPlace>[] = [
  { label: 'Left user', valueOf: ({ leftUser }) => name(leftUser) },
  { label: networkTexts.totalLeftBots, numeric: true, valueOf: ({ leftBots }) => formatCount(leftBots) },
  { label: 'Right user', valueOf: ({ rightUser }) => name(rightUser) },
  { label: networkTexts.totalRightBots, numeric: true, valueOf: ({ rightBots }) => formatCount(rightBots) },
  {
    label: networkTexts.totalMatchingBotPairs,
    numeric: true,
    valueOf: ({ matchingPairs }) => formatCount(matchingPairs),
  },
  { label: 'Parent', valueOf: ({ parentName }) => name(parentName) },
];

/** The member's two legs (B §2): who stands left and right of each, and which places are vacant. */
export function BinaryTreeScreen(props: BinaryTreeScreenProps) {
  return (
    <TeamPage
      {...props}
      title="Binary Tree"
      marks={['paid', 'unpaid', 'unknown', 'vacant']}
      lines={lines}
      home="/user/binaryList"
    />
  );
}
