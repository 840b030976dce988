import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for the team trees. */
export const teamMessages = defineMessages('teamMessages', {
  teamList: 'Team List',
  binaryTree: 'Binary Tree',
  directTree: 'Direct Tree',
  leftUser: 'Left user',
  rightUser: 'Right user',
  /** The member directly above in the binary tree. */
  parent: 'Parent',
  search: 'Search',
  /** For the names that start with the typed text. */
  suggested: 'Matching members',
  noMatch: 'No one in your team has a name starting with this.',
  typeMore: 'There may be more. Keep typing to narrow the list.',
  toLevel: ({ level }: { level: number }) => `Level ${level}`,
  username: 'Username',
  status: 'Status',
  /** The path from the member to the top of the tree on the screen. */
  breadcrumb: 'Path to this tree',
  you: 'You',
  /** Unknown steps of the path. */
  unknownSteps: 'members in between',
  backToMe: 'Back to my tree',
  /** A button: makes this member the top of the tree. */
  startHere: 'View tree from here',
  copyUsername: 'Copy username',
  copyLink: 'Copy link',
  vacant: 'Vacant',
  vacantUnderYou: 'The next person to join with this link goes here.',
  vacantElsewhere: 'No one here yet.',
  /** The note of a vacant position: on which side of whom it is. */
  positionUnder: ({ leg, username }: { leg: 'left' | 'right'; username: string }) => `${leg} of ${username}`,
  notInTeam: '{username} isn’t in your team, or the name is spelled differently.',
  emptyReason: 'Your team will appear here. Share your referral link to invite your first member.',
  noTeamYet: 'No one has joined here yet.',
  /** For a direct team that is too large for one answer. */
  selectShown: ({ shown, total }: { shown: string; total: string }) =>
    `Showing ${shown} of ${total} direct members.`,
  showMore: 'Show more',
  showMoreFor: ({ username }: { username: string }) => `Show more of ${username}’s team`,
  allReferrals: 'See all in Direct Referral Business',
  /** For a level that lists only its first users. */
  listEveryone: 'Show everyone',
  notListed: ({ count }: { count: string }) =>
    count === '1' ? '1 more isn’t listed.' : `${count} more aren’t listed.`,
  filled: 'Solid: team expanded',
  legend: 'Legend',
});
