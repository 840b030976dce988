import { defineMessages } from '../../../text/defineMessages';

/** Our own words in the trees of the team. */
export const teamMessages = defineMessages('teamMessages', {
  teamList: 'Team List',
  search: 'Search',
  /** Of the names that begin as typed. */
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
  /** The note of a vacant place. */
  positionUnder: (leg: 'left' | 'right', username: string) => `${leg} of ${username}`,
  notInTeam: 'is not in your team, or the name is spelt differently.',
  nobodyYet: 'Nobody has joined under you yet. Share your referral link from the dashboard.',
  noTeamYet: 'Nobody has joined here yet.',
  /** Of a direct team that one answer can't hold. */
  selectShown: (shown: string, total: string) => `${shown} of ${total} direct members shown.`,
  showMore: 'Show more',
  showMoreFor: (username: string) => `Show more of ${username}`,
  allReferrals: 'All are in Direct Referral Business',
  /** Of a level, the first of whose users are listed. */
  listEverybody: 'List everybody',
  notListed: (count: string) => (count === '1' ? '1 more is not listed.' : `${count} more are not listed.`),
  filled: 'Filled: the team is shown',
  legend: 'Legend',
});
