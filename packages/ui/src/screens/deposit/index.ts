export { DepositScreen, type DepositScreenProps } from './Deposit/DepositScreen';
export type { DepositRow } from './Deposit/History/depositDetail';
export type { MethodAddress, PaymentMethod } from './Deposit/paymentMethod';
export type { ReportValues } from './Deposit/Report/reportForm';
export type { BalanceSync } from './Deposit/Sync/SyncState';
export type { DepositColumnId } from './Deposit/History/depositColumns';
