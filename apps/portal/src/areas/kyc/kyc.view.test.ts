import type { Outcome } from '@portal/api';
import { describe, expect, test } from 'vitest';
import { keepsKey, kycOf, kycPageOf, nextPageOf, refusalOf, requiredOf, uploadBodyOf } from './kyc.view';

const place = { origin: 'https://portal.example', path: '/api/kyc-list' };
const row = {
  id: 5,
  document_name: 'Passport',
  document_number: 'A1234567',
  document_type: 'identity',
  front: '7f3c91.png',
  back: null,
  status: 2,
  remarks: 'The picture is not sharp.',
  created_at: '2026-11-18T13:20:00Z',
};

describe('the types that are asked for', () => {
  test('are those that the server lists, in the order of the steps', () => {
    const data = { photo: 'photo', address: ['Utility Bill'], identity: ['Passport', 'National ID'] };
    expect(requiredOf({ status: true, data })).toEqual([
      { type: 'identity', names: ['Passport', 'National ID'] },
      { type: 'address', names: ['Utility Bill'] },
      { type: 'photo', names: ['photo'] },
    ]);
    expect(requiredOf({ data: { address: ['Utility Bill'] } })).toEqual([
      { type: 'address', names: ['Utility Bill'] },
    ]);
  });

  test('have names that say something, each once', () => {
    const identity = ['Passport', ' Passport ', '', null, {}, 7, 'x'.repeat(200), 'Visa\u0000'];
    expect(requiredOf({ data: { identity } })).toEqual([
      { type: 'identity', names: ['Passport', '7', 'Visa'] },
    ]);
    expect(requiredOf({ data: { identity: {}, photo: [] } })).toEqual([
      { type: 'identity', names: [] },
      { type: 'photo', names: [] },
    ]);
  });

  test.each<[unknown]>([[null], [{}], [{ data: [] }], [{ data: 'x' }], [{ data: { selfie: ['x'] } }]])(
    'of %j are the three of A §9',
    (body) => {
      expect(requiredOf(body).map(({ type }) => type)).toEqual(['identity', 'address', 'photo']);
    },
  );
});

describe('the documents', () => {
  test('are read from their wire names (A §3)', () => {
    expect(kycOf({ kyc_status: 0, rows: [row] })).toEqual({
      verified: false,
      documents: [
        {
          id: '5',
          type: 'identity',
          otherType: '',
          name: 'Passport',
          number: 'A1234567',
          status: 'rejected',
          remarks: 'The picture is not sharp.',
          createdAt: '2026-11-18T13:20:00Z',
        },
      ],
    });
  });

  test.each<[unknown, string | undefined]>([
    [0, 'pending'],
    ['1', 'approved'],
    ['Rejected', 'rejected'],
    [3, undefined],
    [null, undefined],
    [{}, undefined],
    [true, undefined],
  ])('have the status %j: %s', (status, word) => {
    expect(kycOf({ rows: [{ ...row, status }] }).documents[0]?.status).toBe(word);
  });

  test('verified is kyc_status 1 and nothing else', () => {
    expect([1, '1', true].map((status) => kycOf({ kyc_status: status }).verified)).toEqual([
      true,
      true,
      true,
    ]);
    expect([0, 2, null, undefined, 'yes'].some((status) => kycOf({ kyc_status: status }).verified)).toBe(
      false,
    );
  });

  test('of no known type are listed with the server’s word, and malformed rows are left out', () => {
    const rows = [
      { ...row, document_type: 'selfie<b>' },
      null,
      'x',
      {},
      { ...row, document_type: 'ADDRESS' },
    ];
    const { documents } = kycOf({ rows });
    expect(documents.map(({ type, otherType }) => type ?? otherType)).toEqual(['selfie', '', 'address']);
    expect(documents[1]).toEqual({
      id: '-1',
      type: undefined,
      otherType: '',
      name: '',
      number: '',
      status: undefined,
      remarks: '',
      createdAt: undefined,
    });
  });

  test('have ids of their own, whatever the server repeats', () => {
    const ids = kycOf({ rows: [row, row, { ...row, id: null }, row] }).documents.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids[0]).toBe('5');
  });

  test.each<[unknown]>([[null], [undefined], [{}], [{ rows: {} }], [{ rows: 'x', kyc_status: {} }]])(
    'of %j are none',
    (body) => {
      expect(kycOf(body)).toEqual({ verified: false, documents: [] });
    },
  );
});

describe('the pages of the list', () => {
  const flat = { kyc_status: 1, data: [row], current_page: 1, last_page: 1 };
  const nested = { kyc_status: 1, data: { data: [row], current_page: 1, last_page: 3 } };

  test('are flat or nested (D56)', () => {
    for (const body of [flat, nested, { data: { ...nested.data, kyc_status: 1 } }])
      expect(kycPageOf(body, place)).toEqual({ status: 1, rows: [row] });
    for (const body of [null, {}, { data: null }, 'x', { data: { data: 'x' } }])
      expect(kycPageOf(body, place)).toEqual({ status: undefined, rows: [] });
  });

  test('follow one another, and end', () => {
    expect(nextPageOf(flat, place, 1)).toBeNull();
    expect(nextPageOf(nested, place, 1)).toBe(2);
    expect(nextPageOf(nested, place, 3)).toBeNull();
    expect(nextPageOf({ data: [], last_page: 9 }, place, 1)).toBeNull();
    const linked = { data: [row], next_page_url: 'https://portal.example/api/kyc-list?page=2' };
    expect(nextPageOf(linked, place, 1)).toBe(2);
    const abroad = { data: [row], next_page_url: 'https://evil.example/api/kyc-list?page=2' };
    expect(nextPageOf(abroad, place, 1)).toBeNull();
  });
});

test('a photo goes without a back (D43)', () => {
  const front = new File(['x'], 'front.jpg');
  expect(uploadBodyOf({ type: 'photo', name: 'photo', number: '', front })).toEqual({
    document_type: 'photo',
    document_name: 'photo',
    document_number: '',
    front,
    back: undefined,
  });
});

const refused = (fields: Record<string, string[]>, message = '', status = 422): Outcome<never> => ({
  kind: 'refused',
  message,
  fields,
  body: {},
  status,
});
const failed = (reason: 'network' | 'timeout' | 'aborted' | 'server' | 'malformed'): Outcome<never> => ({
  kind: 'failed',
  reason,
  sent: true,
  ...(reason === 'server' && { status: 500 }),
});
const general = { message: 'Something Went Wrong Please Try Again....' };

describe('what the form shows of an upload', () => {
  test.each<[string, Outcome<unknown>, boolean, object | undefined]>([
    ['success', { kind: 'ok', data: {} }, true, undefined],
    [
      'errors by field (D39)',
      refused({ document_number: ['In use.', 'Too short.'], front: ['Not sharp.'] }, 'In use.'),
      true,
      { fields: { number: 'In use. Too short.', front: 'Not sharp.' } },
    ],
    [
      'errors as a plain text (A §8)',
      refused({}, 'Already uploaded.'),
      true,
      { message: 'Already uploaded.' },
    ],
    ['errors of fields that the form has not', refused({ x: ['No.'] }, 'No.'), true, { message: 'No.' }],
    ['a refusal without words', refused({}), true, general],
    ['no answer to what was sent whole', failed('network'), true, { unknown: true }],
    ['no answer in time', failed('timeout'), true, { unknown: true }],
    ['called off too late', failed('aborted'), true, { unknown: true }],
    ['called off in time', failed('aborted'), false, undefined],
    ['the network gone on the way', failed('network'), false, general],
    ['an answer that is a fault', failed('server'), true, general],
    ['an answer that can’t be read', failed('malformed'), true, { unknown: true }],
    ['an ended session', { kind: 'unauthenticated', by: 'code' }, true, undefined],
    ['msg 401 (D37)', { kind: 'unauthenticated', by: 'body' }, true, general],
  ])('%s', (_name, outcome, sentWhole, shown) => {
    expect(refusalOf(outcome, { type: 'photo', sentWhole })).toEqual(shown && { type: 'photo', ...shown });
  });

  test('a key is kept without an answer, and done with after one (T12)', () => {
    const kept = [failed('network'), failed('timeout'), failed('aborted'), refused({}, 'Busy.', 409)];
    expect(kept.map(keepsKey)).toEqual([true, true, true, true]);
    const done: Outcome<unknown>[] = [{ kind: 'ok', data: {} }, refused({}, 'No.'), failed('server')];
    expect(done.map(keepsKey)).toEqual([false, false, false]);
  });
});
