import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for the team trees. */
export const teamMessages = defineMessages('teamMessages', {
  teamList: 'Team List',
  binaryTree: 'Binary Tree',
  directTree: 'Direct Tree',
  leftUser: 'Left user',
  rightUser: 'Right user',
  parent: 'Parent',
  search: 'Search',
  /** For the names that start with the typed text. */
  suggested: 'Members whose names begin so',
  nobodyBegins: 'Nobody in your team begins so.',
  typeMore: 'There may be more. Type more of the name.',
  toLevel: (level: number) => `Level ${level}`,
  username: 'Username',
  status: 'Status',
  breadcrumb: 'Where the tree begins',
  you: 'You',
  unknownSteps: 'members between',
  backToMe: 'Back to me',
  startHere: 'Start the tree here',
  copyUsername: 'Copy username',
  copyLink: 'Copy link',
  vacant: 'Vacant',
  vacantUnderYou: 'Nobody stands here yet. Who registers with this link takes the place.',
  vacantElsewhere: 'Nobody stands here yet.',
  /** The note of a vacant position. */
  positionUnder: (leg: 'left' | 'right', username: string) => `${leg} of ${username}`,
  notInTeam: 'is not in your team, or the name is spelt differently.',
  nobodyYet: 'Nobody has joined under you yet. Share your referral link from the dashboard.',
  noTeamYet: 'Nobody has joined here yet.',
  /** For a direct team that is too large for one answer. */
  selectShown: (shown: string, total: string) => `${shown} of ${total} direct members shown.`,
  showMore: 'Show more',
  showMoreFor: (username: string) => `Show more of ${username}`,
  allReferrals: 'All are in Direct Referral Business',
  /** For a level that lists only its first users. */
  listEverybody: 'List everybody',
  notListed: (count: string) => (count === '1' ? '1 more is not listed.' : `${count} more are not listed.`),
  filled: 'Filled: the team is shown',
  legend: 'Legend',
});
