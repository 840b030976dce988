import { expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toKycNotice, mayLackTypes } from './kycNotice.mappers';

const location = { origin: 'https://portal.example', path: '/api/kyc-list' };
const document = (document_type: string, status: unknown, created_at: string, more: object = {}) => ({
  ...{ id: created_at, document_type, document_name: 'Passport', status, created_at, ...more },
});
const read = (kyc_status: unknown, rows: unknown[]) =>
  toKycNotice(sent({ status: true, kyc_status, data: { data: rows } }), location);

test('nothing was ever sent (D41)', () => {
  expect(read(0, [])).toEqual({ standing: 'missing' });
});

test('the latest document of a type was rejected, and why (D41)', () => {
  const rows = [
    document('identity', 1, '2026-11-03T08:00:00Z'),
    document('address', 2, '2026-11-02T08:00:00Z', {
      document_name: 'Electricity bill',
      remarks: '<b>Too old</b>',
    }),
    document('identity', 2, '2026-11-01T08:00:00Z'),
  ];
  const notice = { standing: 'rejected', document: 'Electricity bill', remarks: 'Too old' };
  expect(read(0, rows)).toEqual(notice);
  expect(read('0', rows.toReversed())).toEqual(notice);
  expect(read(0, [rows[0], document('address', 0, '2026-11-04T08:00:00Z'), ...rows.slice(1)])).toBe(
    undefined,
  );
});

test('a required type was not sent, as the server lists them (D41, D43)', () => {
  const identity = document('identity', 1, '2026-11-03T08:00:00Z');
  const answer = (rows: unknown[], links: object = {}) =>
    sent({ status: true, kyc_status: 0, data: { data: rows, ...links } });
  const names = { identity: ['Passport'], address: ['Electricity bill'] };
  const requiredPapers = sent({ status: true, data: names, photo_required: 0 });
  const three = sent({ status: true, data: names });
  expect(mayLackTypes(answer([identity]), location)).toBe(true);
  expect(toKycNotice(answer([identity]), location, three)).toEqual({
    ...{ standing: 'incomplete', sent: 1, required: 3 },
  });
  const both = answer([identity, document('address', 0, '2026-11-03T08:00:00Z')]);
  expect(toKycNotice(both, location, three)).toEqual({ standing: 'incomplete', sent: 2, required: 3 });
  expect(toKycNotice(both, location, requiredPapers)).toBeUndefined();
  expect(toKycNotice(both, location)).toBeUndefined();
});

test('the required types are not requested where nothing can be missing or it is unknown [D41]', () => {
  const rows = ['identity', 'address', 'photo'].map((type) => document(type, 0, '2026-11-03T08:00:00Z'));
  const ask = (documents: unknown[], more: object = {}, status = 0) =>
    mayLackTypes(sent({ kyc_status: status, data: { data: documents, ...more } }), location);
  expect(ask(rows)).toBe(false);
  expect(ask([])).toBe(false);
  expect(ask(rows.slice(1), {}, 1)).toBe(false);
  expect(ask([document('identity', 2, '2026-11-03T08:00:00Z')])).toBe(false);
  expect(ask(rows.slice(1), { current_page: 1, last_page: 2, total: 12 })).toBe(false);
  expect(mayLackTypes(undefined, location)).toBe(false);
});

test('a verified member has no notice, even after earlier rejections (D41)', () => {
  expect(read(1, [document('photo', 2, '2026-11-01T08:00:00Z')])).toBeUndefined();
});

test.each<[unknown]>([
  [undefined],
  [null],
  ['x'],
  [[]],
  [{}],
  [{ kyc_status: 0 }],
  [{ kyc_status: 0, data: null }],
  [{ data: { data: [] } }],
  [{ kyc_status: 'odd', data: { data: [] } }],
])('there is no notice where nothing is known: %j', (body) => {
  expect(toKycNotice(sent(body), location)).toBeUndefined();
});
