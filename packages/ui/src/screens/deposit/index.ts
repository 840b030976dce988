export { DepositScreen } from './Deposit/DepositScreen';
export type {
  BalanceSync,
  DepositRow,
  DepositScreenProps,
  MethodAddress,
  PaymentMethod,
  ReportValues,
} from './Deposit/DepositScreen.types';
