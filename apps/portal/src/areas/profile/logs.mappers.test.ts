import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLooks } from './logs.mappers';

const read = (fields: object) => toLooks(sent({ status: true, data: [], ...fields }));
const created_at = '2026-11-18T15:02:00Z';

test('visits and mails are those of the server, and unknown without it (D119)', () => {
  const sent_mails = [{ subject: 'Welcome', created_at }, { subject: null }, 'x'];
  expect(read({ support_visits: [{ created_at }, {}], sent_mails })).toEqual({
    visits: [created_at, undefined],
    mails: [{ subject: 'Welcome', at: created_at }, {}, {}],
  });
  expect(read({ support_visits: [], sent_mails: [] })).toEqual({ visits: [], mails: [] });
  for (const none of [undefined, null, 'none', 0])
    expect(read({ support_visits: none, sent_mails: none })).toEqual({});
});

test('no subject shows a code, wherever and however it is written (D152)', () => {
  const digits = fc.array(fc.constantFrom('0', '1', '5', '9', '٠', '٣', '٩', '०', '७'), {
    minLength: 4,
    maxLength: 8,
  });
  const join = fc.constantFrom('', ' ', '-');
  const words = fc.constantFrom('', 'Your code is ', ' is your code to sign in', 'رمزك ');
  fc.assert(
    fc.property(digits, join, words, words, (code, between, before, after) => {
      const subject = `${before}${code.join(between)}${after}`;
      const [mail] = read({ sent_mails: [{ subject, created_at }] }).mails ?? [];
      expect(mail?.subject).not.toMatch(/\p{Nd}/u);
    }),
    { numRuns: 300 },
  );
});
