import type { ListLocation } from '@portal/api';
import type {
  AccountFigures,
  CommunityFigures,
  DashboardNews,
  DashboardNotification,
  RunningPackages,
  SinceJoining,
  WalletBalances,
  Welcome,
} from '@portal/ui/screens/dashboard';
import { toArticlePath } from '@portal/ui/addresses';
import { addAmounts } from '@portal/ui/text/format/amount';
import { parseInstant } from '@portal/ui/text/format/parseMoment';
import { toSubjectPath } from '@portal/portal-core/lists/subjectPath';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { isNoList } from '@portal/portal-core/calls/readability.calls';
import { parseHeldUntil } from '@portal/portal-core/fromApi/held';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import {
  parseCount,
  parseFields,
  parseFlag,
  parseList,
  parseText,
  parsePlainText,
  toExcerpt,
  parseMoney,
  amountOrNone,
} from '@portal/portal-core/fromApi/parse';
import { toBalances } from './balances.mappers';

/** Number of news and notifications at the bottom of the dashboard. */
const shown = 5;

/** The meaning of a missing amount (the contract's Dashboard). */
const none = '';

const toData = (body: Answer<'/dashboard'>) => parseFields(parseFields(body).data);

export function toWelcome(body: Answer<'/dashboard'>): Welcome {
  const data = toData(body);
  return { username: parseText(data.username), lastLoginAt: parseText(data.last_login_at) };
}

/** The end of the hold on withdrawals (T29). */
export const toDashboardHeldUntil = (body: Answer<'/dashboard'> | undefined, now: number) =>
  parseHeldUntil(parseFields(parseFields(body).data).withdrawals_held_until, now);

/** The wallets (A §3). Absent or malformed ones are '', shown as `--`. */
export function toWallets(body: Answer<'/dashboard'>): WalletBalances {
  const { payIn = none, payOut = none, live = none, pamm = none } = toBalances(body);
  return { payIn, payOut, live, pamm, hold: parseMoney(toData(body).hold_balance) };
}

/** What runs of the member's packages. Absent where the server doesn't send it (D149). */
export function toRunning(body: Answer<'/dashboard'> | undefined): RunningPackages | undefined {
  const running = parseFields(parseFields(parseFields(body).data).running_packages);
  const [livePaid, botPaid] = [parseMoney(running.live_paid), parseMoney(running.bot_paid)];
  const [liveCount, botCount] = [parseCount(running.live_count), parseCount(running.bot_count)];
  if (liveCount === undefined || botCount === undefined) return undefined;
  return {
    live: {
      count: liveCount,
      paid: livePaid,
      cancellable: parseCount(running.live_cancellable) ?? 0,
      refund: parseMoney(running.live_refund),
      waiting: parseCount(running.live_waiting) ?? 0,
    },
    bots: { count: botCount, paid: botPaid, refund: parseMoney(running.bot_refund) },
  };
}

/** What came in and went out in all time, if the server sends it with the paid bonuses (D113). */
export function toSinceJoining(body: Answer<'/dashboard'> | undefined): SinceJoining | undefined {
  const data = parseFields(parseFields(body).data);
  const since = parseFields(data.since_joining);
  const joinedAt = parseText(since.joined_at);
  const [putIn, takenOut] = [parseMoney(since.put_in), parseMoney(since.taken_out)];
  const [bot, pool] = [parseMoney(data.total_income), parseMoney(data.live_total_income)];
  const isKnown = joinedAt !== undefined && parseInstant(joinedAt) !== undefined;
  if (!isKnown || !putIn || !takenOut || !bot || !pool) return undefined;
  return { joinedAt, putIn, takenOut, earned: addAmounts(bot, pool) };
}

/** Maps API names to labels as A §3 pairs them. */
export function toAccount(body: Answer<'/dashboard'>): AccountFigures {
  const data = toData(body);
  return {
    totalSubscription: amountOrNone(data.total_subscription),
    subscriptionDate: parseText(data.subscription_date),
    liveSubscription: amountOrNone(data.live_total_subscription),
    botBusiness: amountOrNone(data.total_team_business),
    poolBusiness: amountOrNone(data.live_team_business),
    totalBotBonus: amountOrNone(data.total_income),
    totalPoolBonus: amountOrNone(data.live_total_income),
    waitingBonus: parseMoney(data.waiting_income),
    poolLevelBonus: amountOrNone(data.pool_level_bonus),
    referralBonus: amountOrNone(data.level_income),
    matchingBonus: amountOrNone(data.matching_bonus),
    roiBonus: amountOrNone(data.roi_bonus),
    directBonus: amountOrNone(data.lp_direct_bonus),
    royaltyBonus: amountOrNone(data.royalty_bonus),
  };
}

/** The bots of both legs, if the server sends them (D113). */
export function toBots(body: Answer<'/dashboard'>): CommunityFigures['bots'] {
  const { left_bots, right_bots, pair_bonus } = parseFields(toData(body).legs);
  const [left, right] = [parseCount(left_bots), parseCount(right_bots)];
  return left === undefined || right === undefined
    ? undefined
    : { left, right, pairBonus: parseMoney(pair_bonus) };
}

export function toCommunity(body: Answer<'/dashboard'>): CommunityFigures {
  const data = toData(body);
  return {
    leftCount: parseCount(data.left_id_count),
    rightCount: parseCount(data.right_id_count),
    bots: toBots(body),
    matchingPairs: parseCount(data.total_matching_pair),
    referrals: parseCount(data.total_referrals),
    paidReferrals: parseCount(data.total_paid_referrals),
    sponsor: parseText(data.my_sponsor),
  };
}

const toHref = (toPath: (id: string) => string, id: string | undefined) =>
  id === undefined ? undefined : toPath(id);

const publishedAt = (item: ApiRow<'/news'>) => parseText(item.published_at) ?? parseText(item.created_at);
const publishedTime = (item: ApiRow<'/news'>) => parseInstant(publishedAt(item)) ?? 0;

/**
 * News in reversed order (A §4), newest first. A list already in that order is not reversed, and hidden news are
 * dropped (A §3, D92).
 */
export function toNews(body: Answer<'/news'>, location: ListLocation): DashboardNews[] {
  return parseRows(body, location)
    .filter((item) => parseFlag(item.is_show) !== 0)
    .reverse()
    .sort((one, other) => publishedTime(other) - publishedTime(one))
    .slice(0, shown)
    .map((item, index) => ({
      id: parseText(item.id) ?? `news-${index}`,
      href: toHref(toArticlePath.news, parseText(item.id)),
      title: parsePlainText(item.title),
      excerpt: toExcerpt(item.body),
      publishedAt: publishedAt(item),
    }));
}

/** Whether the dashboard's notifications are there, but are no list (D120). */
export const hasUnreadableNotifications = (body: Answer<'/dashboard'> | undefined): boolean =>
  body !== undefined && isNoList(toData(body).notifications);

export function toNotifications(body: Answer<'/dashboard'>): DashboardNotification[] {
  return parseList(toData(body).notifications)
    .slice(0, shown)
    .map((item, index) => ({
      id: parseText(item.id) ?? `notification-${index}`,
      href: toSubjectPath(item) ?? toHref(toArticlePath.notification, parseText(item.id)),
      title: parsePlainText(item.title),
      createdAt: parseText(item.created_at),
    }));
}
