export {
  groupNames,
  tileNames,
  type FollowUpGroup,
  type GroupName,
  type Tile,
  type TileName,
} from './FollowUp/followUp';
export { FollowUpScreen, type FollowUpScreenProps } from './FollowUp/FollowUpScreen';
export { followUpMessages } from './FollowUp/messages';
export type { DirectReferral, ReferralSums } from './DirectReferrals/referral';
export {
  DirectReferralsScreen,
  type DirectReferralsScreenProps,
} from './DirectReferrals/DirectReferralsScreen';
export { directReferralsMessages } from './DirectReferrals/messages';
export type { DownlineLevel, DownlineUser } from './Downline/downlineLevel';
export { DownlineScreen, type DownlineScreenProps } from './Downline/DownlineScreen';
export { BinaryTreeScreen, type BinaryNode, type BinaryTreeScreenProps } from './BinaryTree/BinaryTreeScreen';
export type { DirectNode } from './DirectTree/groupDirects';
export { DirectTreeScreen, type DirectTreeScreenProps } from './DirectTree/DirectTreeScreen';
export type { TeamMember } from './TeamList/teamListColumns';
export { TeamListScreen, type TeamListScreenProps } from './TeamList/TeamListScreen';
export type { TeamNode, TeamSuggestion, TeamSuggestions, BreadcrumbStep } from './Team/team';
export type { DownlineUserColumnId } from './Downline/userColumns';
export type { DownlineLevelColumnId } from './Downline/levelColumns';
export type { ReferralColumnId } from './DirectReferrals/referralColumns';
export type { TeamMemberColumnId } from './TeamList/teamListColumns';
