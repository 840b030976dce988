export { WithdrawScreen, type WithdrawScreenProps } from './Withdraw/WithdrawScreen';
export type { QuoteState, WithdrawQuote } from './Withdraw/quote';
export type { WithdrawPage, WithdrawValues, WithdrawWallet } from './Withdraw/withdrawDraft';
export { WithdrawHistoryScreen } from './WithdrawHistory/WithdrawHistoryScreen';
export type { WithdrawHistoryScreenProps } from './WithdrawHistory/WithdrawHistoryScreen';
export type { TakeBackValues } from '../../confirm/VerifyDialog/confirmedWrite';
export type { Withdrawal, WithdrawalStatus } from './WithdrawHistory/withdrawal';
export type { WithdrawalColumnId } from './WithdrawHistory/withdrawalColumns';
