import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInvitation, isUsername, toSearch } from './invitation';

// A §9, D34: an invalid leg locks nothing.
test.each<[string, ReturnType<typeof parseInvitation>, string]>([
  ['?u=leader&p=L', { sponsor: 'leader', leg: 'L' }, '?u=leader&p=L'],
  ['?p=R&u=Leader21', { sponsor: 'Leader21', leg: 'R' }, '?u=Leader21&p=R'],
  ['?u=leader', { sponsor: 'leader' }, '?u=leader'],
  ['?p=R', { leg: 'R' }, '?p=R'],
  ['', {}, ''],
  ['?u=&p=', {}, ''],
  ['?u=leader&p=l', { sponsor: 'leader' }, '?u=leader'],
  ['?u=leader&p=r', { sponsor: 'leader' }, '?u=leader'],
  ['?u=leader&p=LR', { sponsor: 'leader' }, '?u=leader'],
  ['?u=leader&p=L&utm_source=mail', { sponsor: 'leader', leg: 'L' }, '?u=leader&p=L'],
  [`?u=${'x'.repeat(10_000)}`, {}, ''],
  [`?u=${'x'.repeat(64)}`, { sponsor: 'x'.repeat(64) }, `?u=${'x'.repeat(64)}`],
  [`?u=${'x'.repeat(65)}`, {}, ''],
  ['?u=<script>alert(1)</script>', {}, ''],
  ['?u=%3Cscript%3E', {}, ''],
  ['?u=../admin', {}, ''],
  ['?u=..%2F..%2Fetc', {}, ''],
  ['?u=%00', {}, ''],
  ['?u=leader%00', {}, ''],
  ['?u=lea\u200bder', {}, ''],
  ['?u=%E2%80%8Bleader', {}, ''],
  ['?u=\u202eredael', {}, ''],
  ['?u=%E0%A4%A', {}, ''],
  ['?u=leader+', {}, ''],
  ['?u=ｌｅａｄｅｒ', {}, ''],
  ['?u=leader%0A', {}, ''],
  ['?u=leader&u=other&p=L', { leg: 'L' }, '?p=L'],
  ['?u=leader&p=L&p=R', { sponsor: 'leader' }, '?u=leader'],
  ['?U=leader&P=L', {}, ''],
])('the link %j [A §2 Registration, A §9]', (search, invitation, clean) => {
  const read = parseInvitation(search);
  expect(read).toEqual(invitation);
  expect(toSearch(read)).toBe(clean);
});

test('any query becomes letters and digits only, and cleaning it once is enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), fc.string({ maxLength: 40 }), (u, rest) => {
      const read = parseInvitation(`?u=${u}&${rest}`);
      expect(read.sponsor === undefined || isUsername(read.sponsor)).toBe(true);
      expect(parseInvitation(toSearch(read))).toEqual(read);
    }),
  );
});
