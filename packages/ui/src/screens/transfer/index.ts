export { TransferScreen } from './Transfer/TransferScreen';
export type {
  Transfer,
  TransferBalances,
  TransferScreenProps,
  TransferStatus,
  TransferValues,
} from './Transfer/TransferScreen.types';
