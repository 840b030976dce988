import { afterEach, expect, test } from 'vitest';
import { hideAmounts } from './hiddenAmounts';
import { discreet, maskMoney } from './maskMoney';

afterEach(() => hideAmounts(false));

test.each([
  ['You received $50.00.', 'You received $••••.'],
  ['You received $ 1,250.', 'You received $ ••••.'],
  ['-$80.5 and +$3', '-$•••• and +$••••'],
  ['$-80.50 left', '$-•••• left'],
  ['50.00 USDT arrived', '•••• USDT arrived'],
  ['USDT 50 on USDT BEP20', 'USDT •••• on USDT BEP20'],
  ['usd 7, INR 44,125.00 and Rs. 100', 'usd ••••, INR •••• and Rs. ••••'],
  ['₹44,125.00 came as $500', '₹•••• came as $••••'],
  ['100$, 5 dollars, 20 rupees', '••••$, •••• dollars, •••• rupees'],
  ['US$5 for Starter Bot', 'US$•••• for Starter Bot'],
  ['USD50, 50USDT', 'USD••••, ••••USDT'],
  ['(between $5–$10)', '(between $••••–$••••)'],
])('in %j what is plainly money is hidden [A §1]', (text, masked) => expect(maskMoney(text)).toBe(masked));

test.each([
  'Withdrawal #50 of 12-11-2026 at 10:20',
  'Ticket 4821 was answered',
  'USDT BEP20 to 0x5aAe1BeAed, TRC20 USDT',
  'You have 3 bots and 12 pairs, level 2',
  '25% ROI',
  '',
])('%j has nothing that is plainly money [A §1]', (text) => expect(maskMoney(text)).toBe(text));

test('a sentence is masked only while amounts are hidden', () => {
  expect(discreet('You received $50.00.')).toBe('You received $50.00.');
  hideAmounts(true);
  expect(discreet('You received $50.00.')).toBe('You received $••••.');
});
