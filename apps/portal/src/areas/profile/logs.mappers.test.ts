import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFile } from '@portal/portal-core/exports/readFile.fixtures';
import { toLooks } from './logs.mappers';
import { logsExport } from './logs.export';

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

const page = (current_page: number, ...ips: string[]) => ({
  ...{ status: true, current_page, last_page: 2, per_page: 100, total: 3 },
  data: ips.map((ip) => ({
    ip,
    country: 'Nigeria',
    device: 'Chrome on Windows',
    created_at: '2026-11-20T09:14:00Z',
  })),
});

test('the file of the sign-ins has every page and every column of its list (A §9)', async () => {
  const { calls, rows, titles, cells } = await readFile(logsExport, {
    'GET /logs?page=1&per_page=100': page(1, '203.0.113.9', '203.0.113.10'),
    'GET /logs?page=2&per_page=100': page(2, '203.0.113.9'),
  });
  expect(calls).toHaveLength(2);
  expect(rows.map(({ ip }) => ip)).toEqual(['203.0.113.9', '203.0.113.10', '203.0.113.9']);
  expect(titles).toEqual(['Time', 'IP address', 'Country', 'Device']);
  expect(cells[0]).toEqual([...['2026-11-20 09:14:00', '203.0.113.9', 'Nigeria', 'Chrome on Windows']]);
});
