export type { Payout } from './Payouts/payout';
export { PayoutsScreen, type PayoutsScreenProps } from './Payouts/PayoutsScreen';
