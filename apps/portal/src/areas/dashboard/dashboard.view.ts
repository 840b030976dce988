import { unwrapPage, type ListPlace } from '@portal/api';
import type {
  AccountFigures,
  CommunityFigures,
  DashboardNews,
  DashboardNotification,
  ReferralLinks,
  WalletBalances,
  Welcome,
} from '@portal/ui/screens/dashboard';
import { amountOrZero, countOf, fieldsOf, flagOf, listOf, textOf, wordsOf } from '../../app/wire';

/** How many news and notifications the dashboard lists at its bottom. */
const shown = 5;

const dataOf = (body: unknown) => fieldsOf(fieldsOf(body)['data']);

export function welcomeOf(body: unknown): Welcome {
  const data = dataOf(body);
  return { username: textOf(data['username']), lastLoginAt: textOf(data['last_login_at']) };
}

/** The wallets (A §3); what is absent or malformed is 0.00. */
export function walletsOf(body: unknown): WalletBalances {
  const data = dataOf(body);
  return {
    payIn: amountOrZero(data['payin_balance']),
    payOut: amountOrZero(data['payout_balance']),
    live: amountOrZero(data['live_balance']),
    pamm: amountOrZero(data['fixed_balance']),
  };
}

/** Wire names to labels as A §3 pairs them. */
export function accountOf(body: unknown): AccountFigures {
  const data = dataOf(body);
  return {
    totalSubscription: amountOrZero(data['total_subscription']),
    subscriptionDate: textOf(data['subscription_date']),
    liveSubscription: amountOrZero(data['live_total_subscription']),
    botBusiness: amountOrZero(data['total_team_business']),
    poolBusiness: amountOrZero(data['live_team_business']),
    totalBotBonus: amountOrZero(data['total_income']),
    totalPoolBonus: amountOrZero(data['live_total_income']),
    poolLevelBonus: amountOrZero(data['pool_level_bonus']),
    referralBonus: amountOrZero(data['level_income']),
    matchingBonus: amountOrZero(data['matching_bonus']),
    roiBonus: amountOrZero(data['roi_bonus']),
    directBonus: amountOrZero(data['lp_direct_bonus']),
    royaltyBonus: amountOrZero(data['royalty_bonus']),
  };
}

export function communityOf(body: unknown): CommunityFigures {
  const data = dataOf(body);
  return {
    leftCount: countOf(data['left_id_count']),
    rightCount: countOf(data['right_id_count']),
    matchingPairs: countOf(data['total_matching_pair']),
    referrals: countOf(data['total_referrals']),
    paidReferrals: countOf(data['total_paid_referrals']),
    sponsor: textOf(data['my_sponsor']),
  };
}

/** Origin plus /register?u={username}&p=L or R (A §9). */
export function referralLinksOf(origin: string, username: string): ReferralLinks {
  const link = (position: 'L' | 'R') => `${origin}/register?u=${encodeURIComponent(username)}&p=${position}`;
  return { left: link('L'), right: link('R') };
}

const publishedAt = (item: Record<string, unknown>) =>
  textOf(item['published_at']) ?? textOf(item['created_at']);
const publishedTime = (item: Record<string, unknown>) => Date.parse(publishedAt(item) ?? '') || 0;

/**
 * News in reversed order (A §4), which is the newest first: a server that lists them so already is not turned round.
 * Without those that are not to be shown (A §3, D92).
 */
export function newsOf(body: unknown, place: ListPlace): DashboardNews[] {
  return listOf(unwrapPage(body, place).rows)
    .filter((item) => flagOf(item['is_show']) !== 0)
    .reverse()
    .sort((one, other) => publishedTime(other) - publishedTime(one))
    .slice(0, shown)
    .map((item, index) => ({
      id: textOf(item['id']) ?? `news-${index}`,
      title: wordsOf(item['title']),
      excerpt: wordsOf(item['body']),
      publishedAt: publishedAt(item),
    }));
}

export function notificationsOf(body: unknown): DashboardNotification[] {
  return listOf(dataOf(body)['notifications'])
    .slice(0, shown)
    .map((item, index) => ({
      id: textOf(item['id']) ?? `notification-${index}`,
      title: wordsOf(item['title']),
      createdAt: textOf(item['created_at']),
    }));
}
