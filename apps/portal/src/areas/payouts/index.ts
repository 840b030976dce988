// The public module of this area besides its calls. It is a separate chunk, with the charts.
export { EarningsPart } from './EarningsPart';
export { RoyaltyPart } from './RoyaltyPart';
