export type { YearIncome } from './Year/yearIncome';
export { YearScreen, type YearScreenProps } from './Year/YearScreen';
export type { Payout } from './Payouts/payout';
export { PayoutsScreen, type PayoutsScreenProps } from './Payouts/PayoutsScreen';
export type { PayoutColumnId } from './Payouts/payoutColumns';
