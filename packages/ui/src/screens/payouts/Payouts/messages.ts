import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for a bonus's detail. */
export const payoutMessages = defineMessages('payoutMessages', {
  kind: 'Bonus',
  earnedBy: ({ username }: { username: string }) => `You earned this from ${username}.`,
  own: 'You earned this.',
  isIn: ({ amount, wallet }: { amount: string; wallet: string }) => `${amount} was paid into your ${wallet}.`,
  notYet: 'Not paid yet.',
  /** The heading above what a bonus was calculated from. */
  why: 'Why you got this bonus',
  rule: 'Rule',
  purchase: 'Package',
  base: 'Calculated from',
  rate: 'Rate',
  level: 'Level',
  /** The number of the matched pair that a bot completed. */
  pair: 'Pair',
  payouts: 'Payouts',
  earnings: 'Earnings',
  emptyReason: 'Your bonuses will appear here. Share your referral link to get started.',
  nothingMatches: 'No payouts match your filters.',
  /** A link to a ticket. */
  claim: 'Is a bonus missing?',
  introduction: 'Your bonuses, paid and unpaid.',
});
