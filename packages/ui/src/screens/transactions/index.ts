export { StatementScreen, type StatementScreenProps } from './Statement/StatementScreen';
export type { StatementData, StatementEntry } from './Statement/statement';
export type { Movement } from './Transactions/movement';
export { TransactionsScreen, type TransactionsScreenProps } from './Transactions/TransactionsScreen';
