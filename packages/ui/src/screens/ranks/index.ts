export { toWaitingBots, type Leg } from './LegsCard/legs';
export type { NearestMember } from './LegsCard/NearestMembers';
export { RankDetailsScreen, type RankDetailsScreenProps } from './RankDetails/RankDetailsScreen';
export type { PairsToday, Rank, RankProgress } from './RankWay/rankWay';
export type { Royalty } from './RankWay/royaltyWay';
export { RoyaltyDetailsScreen, type RoyaltyDetailsScreenProps } from './RoyaltyDetails/RoyaltyDetailsScreen';
