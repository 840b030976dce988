import { defineMessages } from './defineMessages';

/** Names of sources in the API, not texts for members. They are the same in every language. */
const names = {
  deposit: 'Deposit',
  package: 'Package',
  refund: 'Refund',
  withdrawal: 'Withdrawal',
  transfer: 'Transfer',
  referral: 'Referral Bonus',
  matching: 'Matching Bonus',
  roi: 'ROI Bonus',
  direct: 'Direct Bonus',
  poolLevel: 'Pool Level Bonus',
  royalty: 'Royalty Bonus',
} as const;

/** The sources of bonuses and transactions in the member's language. */
export const sourceTitles = defineMessages('sourceTitles', names);

const known = new Map(
  Object.entries(names).map(([key, name]): [string, string] => [name, sourceTitles[key as keyof typeof names]]),
);

/** A source's name in the member's language. An unknown one is unchanged. */
export const translateSource = (name: string): string => known.get(name) ?? name;
