export { RankDetailsScreen, type RankDetailsScreenProps } from './RankDetails/RankDetailsScreen';
export type { Rank, RankProgress } from './RankDetails/rankProgress';
export type { Royalty } from './RoyaltyDetails/royalty';
export { RoyaltyDetailsScreen, type RoyaltyDetailsScreenProps } from './RoyaltyDetails/RoyaltyDetailsScreen';
