export type { Mt5AccountGlance } from './Mt5Account/Accounts/AccountCard';
export { parseMt5Tab, type Mt5Tab } from './Mt5Account/Lists/AccountLists';
export type { Mt5Transaction } from './Mt5Account/Lists/mt5Details';
export type { Mt5Trade } from './Mt5Account/Lists/tradeDetail';
export type { Mt5Account, Mt5Shown } from './Mt5Account/mt5Account';
export { Mt5AccountScreen, type Mt5AccountScreenProps } from './Mt5Account/Mt5AccountScreen';
export type { Mt5Passwords } from './Mt5Account/Passwords/ShownPasswords';
export type { Mt5TradeColumnId } from './Mt5Account/Lists/tradeColumns';
export type { Mt5TransactionColumnId } from './Mt5Account/Lists/transactionColumns';
