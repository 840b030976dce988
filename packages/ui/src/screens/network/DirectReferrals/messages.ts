import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const directReferralsMessages = defineMessages('directReferralsMessages', {
  directReferralBusiness: 'Direct Referral Business',
  introduction: 'Members you’ve sponsored, and their teams’ business',
  emptyReason: 'Members who join with your referral links will appear here.',
  nothingMatches: 'No direct referral matches your filters.',
  /** The column of the team's sum, with its bar. */
  teamBusiness: 'Team business',
  /** Under the team's sum. */
  ownOf: 'own {amount}',
  counts: ({ all, paid, unpaid }: { all: string; paid: string; unpaid: string }) =>
    all === '1'
      ? `1 member you sponsored. ${paid} paid, ${unpaid} unpaid.`
      : `${all} members you sponsored. ${paid} paid, ${unpaid} unpaid.`,
  sums: 'All your direct referrals',
  teams: 'Their teams’ business',
  fromThree: ({ percent }: { percent: string }) => `${percent} from three of them`,
  purchases: 'Their own purchases',
  ofEach: 'Bots {bots} · Pool {pool}',
  newIn: ({ month }: { month: string }) => `New in ${month}`,
  before: ({ count, days }: { count: string; days: string }) => `${count} on ${days}`,
  moreFor: ({ username }: { username: string }) => `More for ${username}`,
  pool: 'Pool {amount}',
  /** On phones, after the status. */
  joinedOn: ({ day }: { day: string }) => `joined ${day}`,
  bought: ({ day }: { day: string }) => `bought ${day}`,
  /** The member's own purchases, next to the team's sum. */
  own: ({ amount }: { amount: string }) => `own ${amount}`,
  noPurchase: 'Not yet',
  /** The column of the buttons below. */
  actions: 'Actions',
  openInTree: ({ username }: { username: string }) => `Open ${username} in the tree`,
  copyUsername: ({ username }: { username: string }) => `Copy username ${username}`,
  shareLink: ({ username }: { username: string }) => `Share ${username}’s link`,
  /** Below the sum that heads a member's detail. */
  teamSum: 'Team total, bots and pools',
});
