import { expect, test } from 'vitest';
import { getMostTeam, getOwnBusiness, getTeamBusiness } from './referral';

const row = { id: '1', botSubscription: '500.00', poolSubscription: '0.10', botTeamBusiness: '9100' };

test('both plans are added, to the cent', () => {
  expect(getOwnBusiness(row)).toBe('500.10');
});

test('an unknown plan leaves the other, and two leave none', () => {
  expect(getTeamBusiness(row)).toBe('9100');
  expect(getTeamBusiness({ id: '2', poolTeamBusiness: 'NaN' })).toBeUndefined();
});

test('bars end at the largest team sum of the page', () => {
  expect(getMostTeam([row, { id: '2', poolSubscription: '600.00', poolTeamBusiness: '-1.00' }])).toBe('9100');
  expect(getMostTeam([{ id: '3' }])).toBeUndefined();
});
