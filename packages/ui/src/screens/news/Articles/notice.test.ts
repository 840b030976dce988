import fc from 'fast-check';
import { expect, it } from 'vitest';
import { transferTexts, withdrawTexts } from '../../../text/messages';
import type { Article } from './article';
import { toNoticeAmount, toNoticeIcon, toNoticeStatus } from './notice';

const note = (title: string, href?: string): Article => ({ id: '1', title, html: '', unread: false, href });

it.each([
  ['Deposit received', undefined, 'deposit'],
  ['WD-2611 is on its way', undefined, 'withdraw'],
  ['Welcome', '/user/chat?ticket=4', 'chat'],
  ['Welcome', undefined, 'bell'],
  // The page that it opens is surer than a word.
  ['Your bonus', '/user/kyc', 'id'],
])('%j that opens %j has the icon %j [B §2 All Notifications]', (title, href, icon) => {
  expect(toNoticeIcon(note(title, href))).toBe(icon);
});

it.each([
  ['KYC: address proof approved', transferTexts.approved],
  ['WD-2611 was rejected', withdrawTexts.rejected],
  ['Not approved yet', undefined],
  ['Rejected or approved?', undefined],
  ['Welcome', undefined],
])('%j has the state %j', (title, word) => {
  expect(toNoticeStatus(note(title))?.word).toBe(word);
});

it('the amount of a row is the only one of its text, and is never told by the title too', () => {
  const amount = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => `$${(cents / 100).toFixed(2)}`);
  const words = fc.constantFrom('Your deposit of', 'arrived.', 'Level 3', '12 pairs', '09-11-2026', 'مبلغ');
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 3 }), fc.array(words), (amounts, around) => {
      const text = [...around, ...amounts.flatMap((one) => [one, ...around])].join(' ');
      const [only] = amounts;
      expect(toNoticeAmount({ ...note('Deposit received'), text })).toBe(
        amounts.length === 1 ? only : undefined,
      );
      expect(toNoticeAmount({ ...note(`${only ?? '$1.00'} received`), text })).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});
