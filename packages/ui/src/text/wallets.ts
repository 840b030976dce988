import { catalogue } from './catalogue';

/** The wallets (B §1) by their keys on the wire, with the names that the money screens use (D60). */
export const walletNames = catalogue('walletNames', {
  pay_in: 'Receiving Wallet',
  pay_out: 'Out going Wallet',
  live: 'Live Wallet',
  fixed: 'Pamm Wallet',
  hold: 'Hold Wallet',
});

export type WalletKey = keyof typeof walletNames;

export const isWallet = (key: unknown): key is WalletKey =>
  typeof key === 'string' && Object.hasOwn(walletNames, key);
