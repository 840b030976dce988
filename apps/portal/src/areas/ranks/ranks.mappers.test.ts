import { describe, expect, test } from 'vitest';
import { isUnreadableRoyalty, toRankProgress, toRoyalty, toUnpaid } from './ranks.mappers';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';

const data = [
  { id: 1, name: 'Bronze', team_count: 25 },
  { id: 2, name: 'Silver', team_count: '100' },
  { id: 3, name: '2', team_count: null },
];

// B §3.
describe('rank details', () => {
  test.each([
    ['an id', 2, ['Silver']],
    ['an id as a text', '2', ['Silver']],
    ['a name in another case', 'silver', ['Silver']],
    ['neither', 'Gold', []],
    ['nothing', null, []],
  ])('the current rank by %s (D98) [B §3 Rank and royalty]', (_name, current_rank, expected) => {
    const { ranks } = toRankProgress(sent({ data, current_rank, matchingCount: 1, matchingRequired: 2 }));
    expect(ranks.filter(({ isCurrent }) => isCurrent).map(({ name }) => name)).toEqual(expected);
  });

  test('a rank without an id is identified by its position', () => {
    const unnamed = toRankProgress(sent({ data: [{ name: 'Bronze' }, { name: 'Silver' }] })).ranks;
    expect(unnamed.map(({ id }) => id)).toEqual(['rank-0', 'rank-1']);
    expect(unnamed.some(({ isCurrent }) => isCurrent)).toBe(false);
  });

  test('reads figures leniently, and never as NaN [B §3 Rank and royalty]', () => {
    expect(toRankProgress(sent({ data, matchingCount: '148', matchingRequired: -1 }))).toMatchObject({
      ranks: [{ requiredPairs: 25 }, { requiredPairs: 100 }, { requiredPairs: undefined }],
      matching: 148,
      required: undefined,
    });
  });

  test.each([
    ['at once', { matchingToday: 3, matchingNext: null }, { count: 3, countsAt: null }],
    [
      'later',
      { matchingToday: '0', matchingNext: '2026-11-24T00:00:00Z' },
      { count: 0, countsAt: '2026-11-24T00:00:00Z' },
    ],
    ['at an unknown time', { matchingToday: 3 }, { count: 3 }],
    ['nowhere', { matchingNext: null }, undefined],
  ])('the pairs of today count %s (D113)', (_when, fields, today) => {
    expect(toRankProgress(sent({ data, ...fields })).today).toEqual(today);
  });

  test.each([
    [
      { pairs: 64, days: '90' },
      { pairs: 64, days: 90 },
    ],
    [{ pairs: 64, days: 0 }, undefined],
    [{ pairs: 64 }, undefined],
    [null, undefined],
  ])('the pairs %j of the last days are %j (D113)', (matchingRecent, recent) => {
    expect(toRankProgress(sent({ data, matchingRecent })).recent).toEqual(recent);
  });

  test.each<[unknown]>([[null], [{}], [{ data: 'x' }], [{ data: [null, 7, {}, { id: 4 }] }]])(
    'of %j are none',
    (body) => {
      expect(toRankProgress(sent(body))).toEqual({ ranks: [] });
    },
  );
});

// B §3.
describe('royalty details', () => {
  test('reads cards, pairs and ranks [B §3 Rank and royalty]', () => {
    expect(
      toRoyalty(
        sent({
          currentRank: 'Silver',
          matching: 148,
          matchingRequired: '500',
          rankRequired: ['Gold', null, 'Platinum'],
          more_details: [{ title: 'Royalty Paid', type: 'amount', value: '320.00' }],
        }),
      ),
    ).toEqual({
      cards: [{ title: 'Royalty Paid', figure: { kind: 'amount', value: '320.00' }, parts: [] }],
      matching: 148,
      required: 500,
      currentRank: 'Silver',
      requiredRanks: ['Gold', 'Platinum'],
    });
  });

  test.each<[unknown]>([[null], [{}], [{ rankRequired: {}, more_details: 'x', matching: 'NaN' }]])(
    'of %j are empty, and unreadable (D120)',
    (body) => {
      expect(isUnreadableRoyalty(sent(body))).toBe(true);
      expect(toRoyalty(sent(body))).toEqual({
        cards: [],
        requiredRanks: [],
      });
    },
  );

  test.each<[unknown]>([[{ matching: 0 }], [{ currentRank: 'Gold' }], [{ rankRequired: ['Gold'] }]])(
    'of %j are those of a member who may have none yet',
    (body) => expect(isUnreadableRoyalty(sent(body))).toBe(false),
  );

  test('one rank alone may be a text [B §3 Rank and royalty]', () => {
    expect(toRoyalty(sent({ rankRequired: 'Gold' })).requiredRanks).toEqual(['Gold']);
  });
});

const location = { origin: 'https://portal.example', path: '/api/team-list' };
const list = '/user/teamList?view=all&leg=right&status=unpaid';

// Proves: followUpMessages.groups.unpaid | followUpMessages.unpaidOn.left | followUpMessages.unpaidOn.right
test.each<[string, object[]]>([
  ['leg', [{ username: 'ravi9', leg: 'left' }]],
  ['status', [{ username: 'ravi9', is_paid: 1 }]],
  [
    'order',
    [
      { username: 'ravi9', level: 3 },
      { username: 'mei5', level: 2 },
    ],
  ],
])('who is unpaid in a leg is unknown where the server ignores the %s', (_what, rows) => {
  const body = sent({ data: rows, total: 106, current_page: 1, last_page: 11 });
  expect(toUnpaid(body, location, 'right', list)).toEqual({});
});

test('the unpaid members of a leg are counted, and the nearest link to their rows in the team list', () => {
  const data = [
    { username: 'ravi9', level: 2, leg: 'right', is_paid: 0, live_is_paid: 0 },
    { username: null },
    { username: 'mei5' },
  ];
  const body = sent({ data, total: 106, current_page: 1, last_page: 11 });
  expect(toUnpaid(body, location, 'right', list)).toEqual({
    unpaid: 106,
    nearest: [
      { username: 'ravi9', level: 2, href: `${list}&row=ravi9` },
      { username: 'mei5', level: undefined, href: `${list}&row=mei5` },
    ],
  });
});
