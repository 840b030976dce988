export { WithdrawScreen } from './Withdraw/WithdrawScreen';
export type {
  WithdrawPage,
  WithdrawQuote,
  QuoteState,
  WithdrawScreenProps,
  WithdrawValues,
  WithdrawWallet,
} from './Withdraw/WithdrawScreen.types';
export { WithdrawHistoryScreen } from './WithdrawHistory/WithdrawHistoryScreen';
export type {
  Withdrawal,
  WithdrawalStatus,
  WithdrawHistoryScreenProps,
} from './WithdrawHistory/WithdrawHistoryScreen.types';
