export type { AccountWrite } from './AddAccount/addAccount';
export { BotHistoryScreen } from './BotHistory/BotHistoryScreen';
export type { BotHistoryScreenProps, BotSubscription } from './BotHistory/BotHistoryScreen.types';
export type { CancelQuote, CancelTerms, CancelValues } from './Cancellation/cancellation';
export { invoiceTitle, type Invoice } from './Invoice/invoice';
export { InvoiceScreen } from './Invoice/InvoiceScreen';
export { LiveHistoryScreen } from './LiveHistory/LiveHistoryScreen';
export type { LiveHistoryScreenProps } from './LiveHistory/LiveHistoryScreen';
export type { LiveStatus, LiveSubscription } from './LiveHistory/liveSubscription';
