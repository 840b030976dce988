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
export type { WithdrawHistoryScreenProps } from './WithdrawHistory/WithdrawHistoryScreen';
export type { Withdrawal, WithdrawalStatus } from './WithdrawHistory/withdrawal';
