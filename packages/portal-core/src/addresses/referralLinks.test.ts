import { expect, test } from 'vitest';
import { getReferralLinks } from './referralLinks';

test('links to the registration under the member, on either leg (A §9) [A §9 Referral link]', () => {
  expect(getReferralLinks('https://portal.example', 'amara21')).toEqual({
    left: 'https://portal.example/register?u=amara21&p=L',
    right: 'https://portal.example/register?u=amara21&p=R',
  });
  expect(getReferralLinks('https://portal.example', 'a&p=R#x').left).toBe(
    'https://portal.example/register?u=a%26p%3DR%23x&p=L',
  );
});
