export { RankDetailsScreen, type RankDetailsScreenProps } from './RankDetails/RankDetailsScreen';
export { toGoal, toStages } from './RankWay/rankWay';
export type { Rank, RankProgress } from './RankWay/rankWay';
export type { Royalty } from './RankWay/royaltyWay';
export { RoyaltyDetailsScreen, type RoyaltyDetailsScreenProps } from './RoyaltyDetails/RoyaltyDetailsScreen';
