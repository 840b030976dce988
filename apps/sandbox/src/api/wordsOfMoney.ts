import type { WalletKey } from '../data/schema/columns';

/** B §1: the wallets' names for members, on the money screens (D60). */
export const walletLabels: Record<WalletKey, string> = {
  pay_in: 'Receiving Wallet',
  pay_out: 'Out going Wallet',
  live: 'Live Wallet',
  fixed: 'Pamm Wallet',
  hold: 'Hold Wallet',
};

const sourceLabels: Record<string, string> = {
  DEPOSIT: 'Deposit',
  PACKAGE: 'Package',
  REFUND: 'Refund',
  WITHDRAW: 'Withdrawal',
  TRANSFER: 'Transfer',
  REFERRAL: 'Referral Bonus',
  MATCHING: 'Matching Bonus',
  ROI: 'ROI Bonus',
  DIRECT: 'Direct Bonus',
  POOL_LEVEL: 'Pool Level Bonus',
  ROYALTY: 'Royalty Bonus',
};

/** A source without its own label is spelled out: POOL_SHARE becomes 'Pool Share'. */
const spelled = (source: string) =>
  source
    .toLowerCase()
    .replaceAll('_', ' ')
    .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The options of a list's source filter (B §3), by their labels. */
export const sourceOptions = (sources: Iterable<string>) =>
  [...new Set(sources)]
    .map((key) => ({ key, value: sourceLabels[key] ?? spelled(key) }))
    .sort((a, b) => a.value.localeCompare(b.value, 'en'));
