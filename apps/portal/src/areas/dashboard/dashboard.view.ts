import type { ListPlace } from '@portal/api';
import type {
  AccountFigures,
  CommunityFigures,
  DashboardNews,
  DashboardNotification,
  WalletBalances,
  Welcome,
} from '@portal/ui/screens/dashboard';
import { articlePathOf } from '@portal/ui/addresses';
import type { Answer, RowOf } from '../../shared/wire/answer';
import { heldUntilOf } from '../../shared/wire/held';
import { rowsOf } from '../../shared/wire/rows';
import {
  countOf,
  fieldsOf,
  flagOf,
  listOf,
  textOf,
  wordsOf,
  excerptOf,
  amountOf,
  amountOrNone,
} from '../../shared/wire/wire';
import { balancesOf } from './balances.view';

/** How many news and notifications the dashboard lists at its bottom. */
const shown = 5;

/** The amount that a missing one means (the contract's Dashboard). */
const none = '';

const dataOf = (body: Answer<'/dashboard'>) => fieldsOf(fieldsOf(body).data);

export function welcomeOf(body: Answer<'/dashboard'>): Welcome {
  const data = dataOf(body);
  return { username: textOf(data.username), lastLoginAt: textOf(data.last_login_at) };
}

/** Until when withdrawals are held (T29). */
export const dashboardHeldUntilOf = (body: Answer<'/dashboard'> | undefined, now: number) =>
  heldUntilOf(fieldsOf(fieldsOf(body).data).withdrawals_held_until, now);

/** The wallets (A §3); what is absent or malformed is '', which is shown as `--`. */
export function walletsOf(body: Answer<'/dashboard'>): WalletBalances {
  const { payIn = none, payOut = none, live = none, pamm = none } = balancesOf(body);
  return { payIn, payOut, live, pamm };
}

/** Wire names to labels as A §3 pairs them. */
export function accountOf(body: Answer<'/dashboard'>): AccountFigures {
  const data = dataOf(body);
  return {
    totalSubscription: amountOrNone(data.total_subscription),
    subscriptionDate: textOf(data.subscription_date),
    liveSubscription: amountOrNone(data.live_total_subscription),
    botBusiness: amountOrNone(data.total_team_business),
    poolBusiness: amountOrNone(data.live_team_business),
    totalBotBonus: amountOrNone(data.total_income),
    totalPoolBonus: amountOrNone(data.live_total_income),
    poolLevelBonus: amountOrNone(data.pool_level_bonus),
    referralBonus: amountOrNone(data.level_income),
    matchingBonus: amountOrNone(data.matching_bonus),
    roiBonus: amountOrNone(data.roi_bonus),
    directBonus: amountOrNone(data.lp_direct_bonus),
    royaltyBonus: amountOrNone(data.royalty_bonus),
  };
}

/** Both legs' bots, where the server says them (D113). */
function botsOf(body: Answer<'/dashboard'>): CommunityFigures['bots'] {
  const { left_bots, right_bots, pair_bonus } = fieldsOf(dataOf(body).legs);
  const [left, right] = [countOf(left_bots), countOf(right_bots)];
  return left === undefined || right === undefined
    ? undefined
    : { left, right, pairBonus: amountOf(pair_bonus) };
}

export function communityOf(body: Answer<'/dashboard'>): CommunityFigures {
  const data = dataOf(body);
  return {
    leftCount: countOf(data.left_id_count),
    rightCount: countOf(data.right_id_count),
    bots: botsOf(body),
    matchingPairs: countOf(data.total_matching_pair),
    referrals: countOf(data.total_referrals),
    paidReferrals: countOf(data.total_paid_referrals),
    sponsor: textOf(data.my_sponsor),
  };
}

const hrefOf = (pathOf: (id: string) => string, id: string | undefined) =>
  id === undefined ? undefined : pathOf(id);

const publishedAt = (item: RowOf<'/news'>) => textOf(item.published_at) ?? textOf(item.created_at);
const publishedTime = (item: RowOf<'/news'>) => Date.parse(publishedAt(item) ?? '') || 0;

/**
 * News in reversed order (A §4), which is the newest first. A server that lists them so already is not reversed.
 * News that must not be shown are left out (A §3, D92).
 */
export function newsOf(body: Answer<'/news'>, place: ListPlace): DashboardNews[] {
  return rowsOf(body, place)
    .filter((item) => flagOf(item.is_show) !== 0)
    .reverse()
    .sort((one, other) => publishedTime(other) - publishedTime(one))
    .slice(0, shown)
    .map((item, index) => ({
      id: textOf(item.id) ?? `news-${index}`,
      href: hrefOf(articlePathOf.news, textOf(item.id)),
      title: wordsOf(item.title),
      excerpt: excerptOf(item.body),
      publishedAt: publishedAt(item),
    }));
}

export function notificationsOf(body: Answer<'/dashboard'>): DashboardNotification[] {
  return listOf(dataOf(body).notifications)
    .slice(0, shown)
    .map((item, index) => ({
      id: textOf(item.id) ?? `notification-${index}`,
      href: hrefOf(articlePathOf.notification, textOf(item.id)),
      title: wordsOf(item.title),
      createdAt: textOf(item.created_at),
    }));
}
