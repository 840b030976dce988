import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for a bonus's detail. */
export const payoutMessages = defineMessages('payoutMessages', {
  kind: 'Bonus',
  earnedBy: (username: string) => `You earned it by ${username}.`,
  own: 'You earned it.',
  isIn: (sum: string, wallet: string) => `${sum} was paid into your ${wallet}.`,
  notYet: 'It is not paid yet.',
  payouts: 'Payouts',
  earnings: 'Earnings',
  bonusesAppearHereAsSoon: 'Bonuses appear here as soon as you earn them.',
  directTree: 'Direct Tree',
  noPayoutMatchesTheFilter: 'No payout matches the filter.',
  introduction: 'Your bonuses, paid and unpaid.',
});
