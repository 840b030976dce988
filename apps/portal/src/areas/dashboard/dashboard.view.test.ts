import { describe, expect, test } from 'vitest';
import {
  accountOf,
  communityOf,
  newsOf,
  notificationsOf,
  referralLinksOf,
  walletsOf,
  welcomeOf,
} from './dashboard.view';

const body = {
  status: true,
  data: {
    username: 'amara21',
    last_login_at: '2026-11-20T09:14:00Z',
    payin_balance: '12480.50',
    payout_balance: 6214.2,
    live_balance: '4000.00',
    fixed_balance: null,
    total_subscription: '5000.00',
    subscription_date: '2026-03-01T12:00:00Z',
    live_total_subscription: '1000.00',
    total_team_business: '1.00',
    live_team_business: '2.00',
    total_income: '3.00',
    live_total_income: '4.00',
    pool_level_bonus: '5.00',
    level_income: '6.00',
    matching_bonus: '7.00',
    roi_bonus: '8.00',
    lp_direct_bonus: '9.00',
    royalty_bonus: '10.00',
    left_id_count: 296,
    right_id_count: '122',
    total_matching_pair: 118,
    total_referrals: 9,
    total_paid_referrals: 7,
    my_sponsor: 'northstar',
    notifications: [{ id: 31, title: 'Deposit received', created_at: '2026-11-20T07:02:00Z' }],
  },
};
const place = { origin: 'https://portal.example', path: '/api/news' };

describe('the dashboard', () => {
  test('reads each figure from its wire name (A §3)', () => {
    expect(welcomeOf(body)).toEqual({ username: 'amara21', lastLoginAt: '2026-11-20T09:14:00Z' });
    expect(walletsOf(body)).toEqual({ payIn: '12480.50', payOut: '6214.2', live: '4000.00', pamm: '0.00' });
    expect(accountOf(body)).toEqual({
      totalSubscription: '5000.00',
      subscriptionDate: '2026-03-01T12:00:00Z',
      liveSubscription: '1000.00',
      botBusiness: '1.00',
      poolBusiness: '2.00',
      totalBotBonus: '3.00',
      totalPoolBonus: '4.00',
      poolLevelBonus: '5.00',
      referralBonus: '6.00',
      matchingBonus: '7.00',
      roiBonus: '8.00',
      directBonus: '9.00',
      royaltyBonus: '10.00',
    });
    expect(communityOf(body)).toEqual({
      leftCount: 296,
      rightCount: 122,
      matchingPairs: 118,
      referrals: 9,
      paidReferrals: 7,
      sponsor: 'northstar',
    });
    expect(notificationsOf(body)).toEqual([
      { id: '31', title: 'Deposit received', createdAt: '2026-11-20T07:02:00Z' },
    ]);
  });

  test.each<[unknown]>([
    [null],
    [undefined],
    [{}],
    [{ data: null }],
    [{ data: [] }],
    [{ data: 'x' }],
    [
      {
        status: true,
        data: { payin_balance: 'NaN', left_id_count: -1, my_sponsor: '', notifications: { a: 1 } },
      },
    ],
    [{ data: { payin_balance: {}, last_login_at: 7e99, username: ['x'], notifications: [null, 1, 'x'] } }],
  ])('of %j is empty, not broken (D58)', (broken) => {
    expect(walletsOf(broken)).toEqual({ payIn: '0.00', payOut: '0.00', live: '0.00', pamm: '0.00' });
    expect(new Set(Object.values({ ...accountOf(broken), subscriptionDate: '0.00' }))).toEqual(
      new Set(['0.00']),
    );
    expect(Object.values(communityOf(broken)).filter((value) => value !== undefined)).toEqual([]);
    expect(welcomeOf(broken).username).toBeUndefined();
    expect(notificationsOf(broken)).toEqual([]);
    expect(newsOf(broken, place)).toEqual([]);
  });

  test('links to the registration under the member, on either leg (A §9)', () => {
    expect(referralLinksOf('https://portal.example', 'amara21')).toEqual({
      left: 'https://portal.example/register?u=amara21&p=L',
      right: 'https://portal.example/register?u=amara21&p=R',
    });
    expect(referralLinksOf('https://portal.example', 'a&p=R#x').left).toBe(
      'https://portal.example/register?u=a%26p%3DR%23x&p=L',
    );
  });

  test('lists news in reversed order, without the hidden ones, as plain text (A §3, A §4, D92)', () => {
    const news = [
      {
        id: 8,
        title: 'Third',
        body: '<p>Two <b>packages</b></p>',
        published_at: '2026-11-11T08:00:00Z',
        is_show: 1,
      },
      { id: 7, title: 'Hidden', body: '', is_show: 0 },
      { id: 6, title: 'First', body: null, created_at: '2026-11-01T08:00:00Z' },
    ];
    const expected = [
      { id: '8', title: 'Third', excerpt: 'Two packages', publishedAt: '2026-11-11T08:00:00Z' },
      { id: '6', title: 'First', excerpt: '', publishedAt: '2026-11-01T08:00:00Z' },
    ];
    expect(newsOf({ status: true, data: news.toReversed() }, place)).toEqual(expected);
    const undated = [{ id: 1 }, { id: 2 }, { id: 3 }];
    expect(newsOf({ data: undated }, place).map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(newsOf({ status: true, data: { all_news: { data: news } } }, place)).toEqual(expected);
    expect(newsOf({ status: true, data: news }, place)).toEqual(expected);
  });
});
