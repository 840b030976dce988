export { StatementScreen, type StatementScreenProps } from './Statement/StatementScreen';
export type { StatementData, StatementEntry, StatementWallet } from './Statement/statement';
export type { Transaction } from './Transactions/transaction';
export { TransactionsScreen, type TransactionsScreenProps } from './Transactions/TransactionsScreen';
export type { TransactionColumnId } from './Transactions/transactionColumns';
