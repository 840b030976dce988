import { expect, test } from 'vitest';
import {
  referralFields,
  toReferralFilters,
  toReferralsPage,
  toReferralSums,
  toStatusCounts,
  withStatusCounts,
} from './referrals.mappers';
import { readListState } from '@portal/portal-core/lists/listState';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';

const location = { origin: 'https://portal.example', path: '/api/directlist' };
const row = {
  name: 'Jonas Berg',
  username: 'jonas7',
  total_subscription: '500.00',
  total_team_business: 9100,
  live_total_subscription: '0.00',
  fixed_total_team_business: '2500.00',
};
const shown = {
  id: 'jonas7',
  name: 'Jonas Berg',
  username: 'jonas7',
  botSubscription: '500.00',
  botTeamBusiness: '9100',
  poolSubscription: '0.00',
  poolTeamBusiness: '2500.00',
};

test.each<[string, unknown]>([
  ['flat', { status: true, data: [row] }],
  ['nested', { status: true, data: { data: [row] } }],
  ['next to unusable entries', { data: [null, 'x', {}, { name: ' ' }, row] }],
])('a page %s [B §3 Teams]', (_name, body) => {
  expect(toReferralsPage(sent(body), location).rows).toEqual([shown]);
});

test('the optional parts: joining, status and the last purchase (D113)', () => {
  const dated = { joined_at: '2026-06-17T09:14:00Z', last_purchase_at: null, is_paid: 0 };
  const read = (more: object) => toReferralsPage(sent({ data: [{ ...row, ...more }] }), location).rows;
  expect(read(dated)).toEqual([{ ...shown, joinedAt: '2026-06-17T09:14:00Z', status: 'unpaid' }]);
  expect(read({ is_paid: '0', live_is_paid: 1 })).toEqual([{ ...shown, status: 'paid' }]);
});

test('an unreadable value is absent', () => {
  const body = { data: [{ username: 'mei5', name: null, total_subscription: 'NaN' }] };
  expect(toReferralsPage(sent(body), location).rows).toEqual([{ id: 'mei5', username: 'mei5' }]);
  const named = { data: [{ name: 'Mei Lin' }] };
  expect(toReferralsPage(sent(named), location).rows).toEqual([{ id: 'named-Mei Lin', name: 'Mei Lin' }]);
});

test('the address has search, status and order, and nothing that no field allows', () => {
  const read = (search: string) => toReferralFilters(readListState(search, referralFields));
  expect(read('?search=%20mei%20&status=unpaid&sort=own-desc')).toStrictEqual({
    ...{ search: 'mei', status: 'unpaid' },
    ...{ sort: 'own', direction: 'desc' },
  });
  expect(read('?status=silent&sort=nothing')).toStrictEqual({});
});

test('the counts by status prove the filters, and are in the switch (D119)', () => {
  const counts = toStatusCounts(sent({ by_status: { paid: '78', unpaid: 45 } }));
  expect(counts).toEqual({ paid: 78, unpaid: 45 });
  for (const by_status of [undefined, null, 'x', {}, { paid: 1 }])
    expect(toStatusCounts(sent({ by_status, data: [] }))).toBeUndefined();
  const [, status] = withStatusCounts(referralFields, counts);
  expect(status).toMatchObject({ options: [{ count: 78 }, { count: 45 }] });
  expect(withStatusCounts(referralFields, undefined)).toBe(referralFields);
});

test('the sums of all are shown only whole (D113)', () => {
  const sums = {
    ...{ own_bot: '31850.00', own_pool: 13350, team: '653000.00', top_team: '424000.00' },
    ...{ month: '2026-11-01', joined: '12', joined_before: 8 },
  };
  expect(toReferralSums(sent({ sums }))).toEqual({
    ...{ ownBot: '31850.00', ownPool: '13350', team: '653000.00', topTeam: '424000.00' },
    ...{ month: '2026-11-01', joined: 12, joinedBefore: 8 },
  });
  for (const name of Object.keys(sums))
    expect(toReferralSums(sent({ sums: { ...sums, [name]: null } }))).toBeUndefined();
  expect(toReferralSums(sent({ data: [] }))).toBeUndefined();
});
