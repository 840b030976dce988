import { countNow, type Meaning, sinceJoining } from './meaning';

const network = 'counts of the team, which histories of money don’t change';
const rank = 'pairs of the team, which histories of money don’t change';
const allTime = 'the specification’s total of all time (A §3)';

const count = <const Of extends string, const Field extends string>(of: Of, field: Field) =>
  ({
    ...{ ...countNow, of, fields: [`Dashboard.${field}`] },
    ...{ shownIn: ['card'], notDrawn: network },
  }) as const satisfies Meaning;
const leg = <const Of extends string, const Field extends string>(of: Of, ...fields: readonly Field[]) =>
  ({
    ...{ ...countNow, of, fields: fields.map((field) => `TeamListMember.${field}` as const) },
    ...{ shownIn: ['card'], notDrawn: network },
  }) as const satisfies Meaning;
const sum = <const Of extends string, const Field extends `${string}.${string}`>(of: Of, field: Field) =>
  ({
    ...{ ...sinceJoining, of, fields: [field] },
    ...{ shownIn: ['list', 'file'], notDrawn: allTime },
  }) as const satisfies Meaning;

/** The member's team, its packages and its pairs. */
export const teamMeanings = {
  botBusiness: {
    ...{ ...sinceJoining, of: 'prices of all bots of the team', fields: ['Dashboard.total_team_business'] },
    ...{ shownIn: ['card'], notDrawn: allTime },
  },
  poolBusiness: {
    ...{ ...sinceJoining, of: 'prices of all live packages of the team' },
    ...{ fields: ['Dashboard.live_team_business'], shownIn: ['card'], notDrawn: allTime },
  },
  leftCount: count('members in the left leg', 'left_id_count'),
  rightCount: count('members in the right leg', 'right_id_count'),
  leftBots: { ...count('bots in the left leg', 'legs'), fields: ['LegBots.left_bots'] },
  rightBots: { ...count('bots in the right leg', 'legs'), fields: ['LegBots.right_bots'] },
  leftBotsWaiting: {
    ...{ ...count('bots of the left leg without a partner', 'legs'), states: 'waiting' },
    fields: ['LegBots.left_bots', 'LegBots.right_bots'],
  },
  rightBotsWaiting: {
    ...{ ...count('bots of the right leg without a partner', 'legs'), states: 'waiting' },
    fields: ['LegBots.left_bots', 'LegBots.right_bots'],
  },
  matchingPairs: count('one left and one right bot each', 'total_matching_pair'),
  referrals: count('members that the member sponsored', 'total_referrals'),
  paidReferrals: count('those who run a package', 'total_paid_referrals'),
  waitingPairsWorth: {
    ...{
      ...sinceJoining,
      of: 'the bonus for bots that have no partner yet',
      states: 'waiting',
      unnamed: true,
    },
    ...{ fields: ['LegBots.pair_bonus', 'LegBots.left_bots'], shownIn: ['sentence'], notDrawn: rank },
  },
  missingPairsWorth: {
    ...{ ...sinceJoining, of: 'the bonus for the pairs that the next rank lacks', unnamed: true },
    ...{
      fields: ['LegBots.pair_bonus', 'RankProgressAnswer.matchingRequired'],
      shownIn: ['card'],
      notDrawn: rank,
    },
  },
  recentPairs: {
    ...{ ...countNow, of: 'pairs of the last days', unnamed: true },
    ...{ fields: ['RankProgressAnswer.matchingRecent'], shownIn: ['sentence'], notDrawn: rank },
  },
  pairsToday: {
    ...{ ...countNow, of: 'pairs since the platform’s day began', unnamed: true },
    ...{ fields: ['RankProgressAnswer.matchingToday'], shownIn: ['sentence'], notDrawn: rank },
  },
  pairsToGo: {
    ...{ ...countNow, of: 'pairs that a rank lacks', unnamed: true },
    fields: ['RankProgressAnswer.matchingCount', 'RankProgressAnswer.matchingRequired'],
    ...{ shownIn: ['card', 'sentence'], notDrawn: rank },
  },
  requiredPairs: {
    ...{ ...countNow, of: 'pairs that a rank asks for', fields: ['Rank.team_count'] },
    ...{ shownIn: ['list', 'card'], notDrawn: rank },
  },
  nodeSubscription: sum('prices of a member’s packages', 'DirectNode.sponsor_total_subscription'),
  nodeBusiness: sum('prices of all packages of a member’s team', 'DirectNode.sponsor_team_business'),
  nodeTeam: {
    ...{ ...countNow, of: 'members of a member’s team', fields: ['DirectNode.sponsor_total_team'] },
    ...{ shownIn: ['card'], notDrawn: network },
  },
  nodePaidTeam: {
    ...{ ...countNow, of: 'those who run a package', fields: ['DirectNode.sponsor_paid_team'] },
    ...{ shownIn: ['card'], notDrawn: network },
  },
  nodeLeftBots: {
    ...{ ...countNow, of: 'bots in a member’s left leg', fields: ['BinaryNode.left_total'] },
    ...{ shownIn: ['card'], notDrawn: network },
  },
  nodeRightBots: {
    ...{ ...countNow, of: 'bots in a member’s right leg', fields: ['BinaryNode.total_right'] },
    ...{ shownIn: ['card'], notDrawn: network },
  },
  nodePairs: {
    ...{ ...countNow, of: 'pairs of a member', fields: ['BinaryNode.total_matching'] },
    ...{ shownIn: ['card'], notDrawn: network },
  },
  below: {
    ...{
      ...countNow,
      of: 'members below a node of a tree',
      unnamed: true,
      fields: ['DirectNode.sponsor_total_team'],
    },
    ...{ shownIn: ['card'], notDrawn: network },
  },
  botSubscription: sum('prices of a referral’s bots', 'DirectReferral.total_subscription'),
  botTeamBusiness: sum('prices of the bots of a referral’s team', 'DirectReferral.total_team_business'),
  poolSubscription: sum('prices of a referral’s live packages', 'DirectReferral.live_total_subscription'),
  poolTeamBusiness: sum(
    'prices of the live packages of a referral’s team',
    'DirectReferral.fixed_total_team_business',
  ),
  referralOwn: {
    ...{ ...sum('prices of a referral’s packages', 'DirectReferral.total_subscription'), unnamed: true },
    fields: ['DirectReferral.total_subscription', 'DirectReferral.live_total_subscription'],
  },
  referralTeam: {
    ...{
      ...sum('prices of all packages of a referral’s team', 'DirectReferral.total_team_business'),
      unnamed: true,
    },
    fields: ['DirectReferral.total_team_business', 'DirectReferral.fixed_total_team_business'],
  },
  referralTeams: {
    ...{ ...sinceJoining, of: 'prices of all packages of the teams of all referrals' },
    ...{ fields: ['DirectReferralSums.team'], shownIn: ['card'], notDrawn: allTime },
  },
  referralPurchases: {
    ...{ ...sinceJoining, of: 'prices of the packages of all referrals' },
    fields: ['DirectReferralSums.own_bot', 'DirectReferralSums.own_pool'],
    ...{ shownIn: ['card'], notDrawn: allTime },
  },
  referralBots: {
    ...{ ...sinceJoining, of: 'prices of the bots of all referrals', unnamed: true },
    ...{ fields: ['DirectReferralSums.own_bot'], shownIn: ['card'], notDrawn: allTime },
  },
  referralPools: {
    ...{ ...sinceJoining, of: 'prices of the live packages of all referrals', unnamed: true },
    ...{ fields: ['DirectReferralSums.own_pool'], shownIn: ['card'], notDrawn: allTime },
  },
  referralsJoined: {
    ...{ ...countNow, of: 'referrals who joined', period: 'by week or month', unnamed: true },
    ...{ fields: ['DirectReferralSums.joined'], shownIn: ['card'], notDrawn: network },
  },
  referralsJoinedBefore: {
    ...{ ...countNow, of: 'referrals who joined the month before', period: 'by week or month' },
    ...{ unnamed: true, fields: ['DirectReferralSums.joined_before'], shownIn: ['card'], notDrawn: network },
  },
  unpaidReferrals: {
    ...{ ...countNow, of: 'those who run none', states: 'unpaid', unnamed: true },
    ...{ fields: ['DirectReferralListAnswer.by_status'], shownIn: ['sentence'], notDrawn: network },
  },
  stateMembers: {
    ...{ ...countNow, of: 'direct members of one state', unnamed: true },
    ...{ fields: ['DirectNode.is_paid'], shownIn: ['card'], notDrawn: network },
  },
  stateBusiness: {
    ...{ ...sinceJoining, of: 'business of the direct members of one state', unnamed: true },
    ...{ fields: ['DirectNode.sponsor_team_business'], shownIn: ['card'], notDrawn: allTime },
  },
  purchases: sum('prices of a member’s packages', 'TeamListMember.sum'),
  levelMembers: {
    ...{ ...countNow, of: 'members of a level', fields: ['DownlineLevel.user_count'] },
    ...{ shownIn: ['list', 'file'], notDrawn: network },
  },
  levelSums: {
    ...{ ...sinceJoining, of: 'prices of packages by level', unnamed: true },
    fields: ['DownlineLevel.investment', 'DownlineLevel.live_investment'],
    ...{ shownIn: ['card'], notDrawn: allTime },
  },
  levelBots: sum('prices of the bots of a level', 'DownlineLevel.investment'),
  levelLive: sum('prices of the live packages of a level', 'DownlineLevel.live_investment'),
  memberBots: sum('prices of a member’s bots', 'DownlineLevel.self_investment'),
  memberPool: sum('prices of a member’s live packages', 'DownlineLevel.self_live_investment'),
  joined: {
    ...leg('members of a leg who joined', 'joined_at'),
    ...{ period: 'this week' },
  },
  bought: { ...leg('members of a leg who bought', 'last_purchase_at'), period: 'this week' },
  joinedBefore: { ...leg('members who joined', 'joined_at'), period: 'last week', unnamed: true },
  boughtBefore: { ...leg('members who bought', 'last_purchase_at'), period: 'last week', unnamed: true },
  newlySilent: {
    ...leg('members whose last purchase became four weeks old', 'last_purchase_at'),
    ...{ period: 'this week', unnamed: true },
  },
  silentPurchases: {
    ...{ ...sinceJoining, of: 'prices of a silent member’s packages', unnamed: true },
    ...{ fields: ['TeamListMember.sum'], shownIn: ['sentence'], notDrawn: allTime },
  },
  weekPurchases: {
    ...{ ...sinceJoining, of: 'prices of what a member bought', period: 'this week', unnamed: true },
    ...{ fields: ['TeamListMember.sum'], shownIn: ['sentence'], notDrawn: network },
  },
  unpaid: {
    ...leg('members of a leg without a running package', 'is_paid', 'live_is_paid'),
    ...{ states: 'unpaid', unnamed: true },
  },
  silent: leg('members of a leg who last bought four weeks ago or earlier', 'last_purchase_at'),
} as const satisfies Readonly<Record<string, Meaning>>;
