export { TransferScreen } from './Transfer/TransferScreen';
export type { TransferScreenProps } from './Transfer/TransferScreen';
export type { TakeBackValues } from '../../confirm/VerifyDialog/confirmedWrite';
export type { Transfer, TransferBalances, TransferStatus, TransferValues } from './Transfer/transfer';
export type { TransferColumnId } from './Transfer/transferColumns';
