import { defineMessages } from './defineMessages';
import { walletTitles } from './summaryTitles/titles';

/** The wallets (B §1) by their keys in the API, with their names on the money screens (D60). */
export const walletNames = defineMessages('walletNames', walletTitles);

export type WalletKey = keyof typeof walletNames;

export const isWallet = (key: unknown): key is WalletKey =>
  typeof key === 'string' && Object.hasOwn(walletNames, key);
