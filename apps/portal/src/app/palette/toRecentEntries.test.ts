import { expect, test } from 'vitest';
import { toRecentEntries } from './toRecentEntries';

const kyc = { id: 'page:/user/kyc', label: 'KYC', icon: 'id', href: '/user/kyc' } as const;
const ticket = { id: 'ticket:4', label: 'Lost deposit', hint: 'Ticket 4', href: '/user/chat?ticket=4' };

test('pages and actions are those of now, own things those of then', () => {
  expect(toRecentEntries([{ id: kyc.id, label: 'Old name' }, ticket], [kyc])).toEqual([
    kyc,
    { ...ticket, icon: 'chat' },
  ]);
});

test.each([
  [{ id: 'page:/user/teamList', label: 'Team List', href: '/user/teamList' }],
  [{ id: 'action:gone', label: 'Gone' }],
  [{ id: 'ticket:5', label: 'Without a way' }],
  [{ id: '__proto__:5', label: 'Forged', href: '/user/kyc' }],
])('what is not offered any more is left out: $id', (entry) => {
  expect(toRecentEntries([entry], [kyc])).toEqual([]);
});
