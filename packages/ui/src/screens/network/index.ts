export type { DirectReferral } from './DirectReferrals/directReferral';
export {
  DirectReferralsScreen,
  type DirectReferralsScreenProps,
} from './DirectReferrals/DirectReferralsScreen';
export type { DownlineLevel, DownlineUser } from './Downline/downlineLevel';
export { DownlineScreen, type DownlineScreenProps } from './Downline/DownlineScreen';
export {
  BinaryTreeScreen,
  type BinaryPlace,
  type BinaryTreeScreenProps,
} from './BinaryTree/BinaryTreeScreen';
export {
  DirectTreeScreen,
  type DirectPlace,
  type DirectTreeScreenProps,
} from './DirectTree/DirectTreeScreen';
export type { TeamMember } from './TeamList/teamMember';
export { TeamListScreen, type TeamListScreenProps } from './TeamList/TeamListScreen';
export type { TeamPlace, TeamSuggestion, TeamSuggestions, TrailStep } from './Team/team';
