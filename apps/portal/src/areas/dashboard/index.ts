// The public modules of this area, besides its calls.
export { toBalances } from './balances.mappers';
export { toBots, toCommunity } from './dashboard.mappers';
export { useSharing } from './useSharing';
