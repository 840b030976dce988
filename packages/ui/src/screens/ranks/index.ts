export { RankDetailsScreen, type RankDetailsScreenProps } from './RankDetails/RankDetailsScreen';
export { toGoal, toStages } from './RankWay/rankStages';
export type { Rank, RankProgress } from './RankWay/rankStages';
export type { Royalty } from './RankWay/royaltyWay';
export { RoyaltyDetailsScreen, type RoyaltyDetailsScreenProps } from './RoyaltyDetails/RoyaltyDetailsScreen';
