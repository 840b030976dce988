import { describe, expect, test } from 'vitest';
import {
  toAccount,
  toCommunity,
  toDashboardHeldUntil,
  toNews,
  hasUnreadableNotifications,
  toNotifications,
  toRunning,
  toSinceJoining,
  toWallets,
  toWelcome,
} from './dashboard.mappers';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';

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
const location = { origin: 'https://portal.example', path: '/api/news' };

describe('the dashboard', () => {
  test('has the end of the hold on withdrawals, if the server sends it (T29)', () => {
    const now = Date.UTC(2026, 10, 22);
    const held = { ...body, data: { ...body.data, withdrawals_held_until: '2026-11-23T09:14:00Z' } };
    expect(toDashboardHeldUntil(sent(held), now)).toBe('2026-11-23T09:14:00.000Z');
    for (const none of [body, null, undefined]) expect(toDashboardHeldUntil(sent(none), now)).toBeUndefined();
  });

  test('reads each figure from its API name (A §3) [A §3 Dashboard data]', () => {
    expect(toWelcome(sent(body))).toEqual({ username: 'amara21', lastLoginAt: '2026-11-20T09:14:00Z' });
    expect(toWallets(sent(body))).toEqual({
      payIn: '12480.50',
      payOut: '6214.2',
      live: '4000.00',
      pamm: '',
    });
    expect(toWallets(sent({ data: { ...body.data, hold_balance: '83.00' } })).hold).toBe('83.00');
    expect(toAccount(sent(body))).toEqual({
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
    expect(toCommunity(sent(body))).toEqual({
      leftCount: 296,
      rightCount: 122,
      matchingPairs: 118,
      referrals: 9,
      paidReferrals: 7,
      sponsor: 'northstar',
    });
    const legs = { left_bots: 40, right_bots: '28', pair_bonus: 5 };
    expect(toCommunity(sent({ data: { legs } })).bots).toEqual({ left: 40, right: 28, pairBonus: '5' });
    expect(toCommunity(sent({ data: { legs: { left_bots: 40 } } })).bots).toBeUndefined();
    expect(toNotifications(sent(body))).toEqual([
      {
        ...{ id: '31', title: 'Deposit received', createdAt: '2026-11-20T07:02:00Z' },
        href: '/user/notificationAll#notification-31',
      },
    ]);
    const notifications = [{ id: 31, title: 'Withdrawal WD-261121-000231 was rejected' }];
    expect(toNotifications(sent({ data: { notifications } }))).toMatchObject([
      { href: '/user/manualWithdrawList?row=WD-261121-000231' },
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
  ])('of %j is empty, not broken (D58) [A §3 Dashboard data]', (broken) => {
    expect(toWallets(sent(broken))).toEqual({ payIn: '', payOut: '', live: '', pamm: '' });
    const { waitingBonus, ...figures } = toAccount(sent(broken));
    expect(new Set(Object.values({ ...figures, subscriptionDate: '' }))).toEqual(new Set(['']));
    expect(waitingBonus).toBeUndefined();
    expect(Object.values(toCommunity(sent(broken))).filter((value) => value !== undefined)).toEqual([]);
    expect(toWelcome(sent(broken)).username).toBeUndefined();
    expect(toNotifications(sent(broken))).toEqual([]);
    expect(toNews(sent(broken), location)).toEqual([]);
  });

  test.each<[unknown, boolean]>([
    [undefined, false],
    [null, false],
    [{}, false],
    [[], false],
    ['none', true],
    [{ first: 1 }, true],
  ])('with the notifications %j has a failed card: %s (D120)', (notifications, isFailed) => {
    expect(hasUnreadableNotifications(sent({ data: { notifications } }))).toBe(isFailed);
  });

  test('lists five of each, identified by position without an id', () => {
    const items = Array.from({ length: 7 }, (_, index) => ({ title: `Item ${index}` }));
    expect(
      toNotifications(sent({ data: { notifications: items } })).map(({ id, title }) => [id, title]),
    ).toEqual([0, 1, 2, 3, 4].map((index) => [`notification-${index}`, `Item ${index}`]));
    expect(toNews(sent({ data: items }), location).map(({ id, title }) => [id, title])).toEqual(
      [0, 1, 2, 3, 4].map((index) => [`news-${index}`, `Item ${6 - index}`]),
    );
  });

  test('news without a readable date are the oldest', () => {
    const news = [{ id: 1, published_at: 'soon' }, { id: 2, published_at: '2026-11-01' }, { id: 3 }];
    expect(toNews(sent({ data: news }), location).map(({ id }) => id)).toEqual(['2', '3', '1']);
  });

  test('lists news in reversed order, without the hidden ones, as plain text (A §3, A §4, D92) [A §3 Notifications and news, A §4 Dashboard]', () => {
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
      {
        id: '8',
        title: 'Third',
        excerpt: 'Two packages',
        publishedAt: '2026-11-11T08:00:00Z',
        href: '/user/newsAll#news-8',
      },
      {
        id: '6',
        title: 'First',
        excerpt: '',
        publishedAt: '2026-11-01T08:00:00Z',
        href: '/user/newsAll#news-6',
      },
    ];
    expect(toNews(sent({ status: true, data: news.toReversed() }), location)).toEqual(expected);
    const undated = [{ id: 1 }, { id: 2 }, { id: 3 }];
    expect(toNews(sent({ data: undated }), location).map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(toNews(sent({ status: true, data: { all_news: { data: news } } }), location)).toEqual(expected);
    expect(toNews(sent({ status: true, data: news }), location)).toEqual(expected);
  });

  test('shows the newest five of a longer list [A §3 Dashboard data]', () => {
    const six = [1, 2, 3, 4, 5, 6].map((id) => ({ id, created_at: `2026-11-0${id}T08:00:00Z` }));
    expect(toNews(sent({ data: six }), location).map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2']);
    const notifications = six.toReversed();
    expect(toNotifications(sent({ data: { notifications } })).map(({ id }) => id)).toEqual([
      '6',
      '5',
      '4',
      '3',
      '2',
    ]);
  });
});

describe('packages that run (D149)', () => {
  const running = {
    ...{ live_count: 4, live_paid: '9000.00', live_cancellable: 3, live_refund: '7650.00', live_waiting: 1 },
    ...{ bot_count: '2', bot_paid: 3500, bot_refund: '0.00' },
  };
  const read = (running_packages: unknown) =>
    toRunning(sent({ ...body, data: { ...body.data, running_packages } }));

  test('are read with what their cancellation would return', () => {
    expect(read(running)).toEqual({
      live: { count: 4, paid: '9000.00', cancellable: 3, refund: '7650.00', waiting: 1 },
      bots: { count: 2, paid: '3500', refund: '0.00' },
    });
  });

  test('have no refund where the server quotes none', () => {
    const found = read({ ...running, live_refund: null, bot_refund: undefined });
    expect([found?.live.refund, found?.bots.refund]).toEqual([undefined, undefined]);
  });

  test.each([undefined, null, [], 'none', { live_paid: '1.00' }])('are absent for %j', (value) => {
    expect(read(value)).toBeUndefined();
  });
});

describe('money since joining (D113)', () => {
  const since_joining = { joined_at: '2026-03-04T08:00:00Z', put_in: 5000, taken_out: '1200.00' };
  const read = (data: object) => toSinceJoining(sent({ ...body, data: { ...body.data, ...data } }));

  test('is read with both totals of paid bonuses', () => {
    expect(read({ since_joining })).toEqual({
      ...{ joinedAt: '2026-03-04T08:00:00Z', putIn: '5000', takenOut: '1200.00', earned: '7.00' },
    });
  });

  test.each([
    [{}],
    [{ since_joining: [] }],
    [{ since_joining: { ...since_joining, joined_at: 'soon' } }],
    [{ since_joining: { ...since_joining, taken_out: null } }],
    [{ since_joining, live_total_income: 'many' }],
  ])('is unknown where one of its amounts is: %j', (data) => {
    expect(read(data)).toBeUndefined();
  });
});
