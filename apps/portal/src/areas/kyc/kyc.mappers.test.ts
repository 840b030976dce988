import { describe, expect, test } from 'vitest';
import { refused } from '@portal/portal-core/calls/outcome.fixtures';
import { toRefusal } from '@portal/portal-core/calls/refusal';
import { documentNames, toKyc, toKycPage, toUploadBody } from './kyc.mappers';
import { toNextPage } from './kycPages';
import { toRequired } from './kycTypes';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';

const location = { origin: 'https://portal.example', path: '/api/kyc-list' };
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
  decided_at: '2026-11-19T09:00:00Z',
};

describe('the types that are asked for', () => {
  test('are those that the server lists, in the order of the steps [A §3 KYC document]', () => {
    const data = { photo: 'photo', address: ['Utility Bill'], identity: ['Passport', 'National ID'] };
    expect(toRequired(sent({ status: true, data }))).toEqual([
      { type: 'identity', names: ['Passport', 'National ID'] },
      { type: 'address', names: ['Utility Bill'] },
      { type: 'photo', names: ['photo'] },
    ]);
    expect(toRequired(sent({ data: { photo: ['selfie'] } }))).toEqual([{ type: 'photo', names: ['selfie'] }]);
  });

  test('have a photo, unless the server requires none (A §9, D43) [A §3 KYC document]', () => {
    const data = { address: ['Utility Bill'] };
    const asked = (photo_required?: unknown) =>
      toRequired(sent({ data, photo_required })).map(({ type }) => type);
    for (const required of [undefined, null, 1, true, 'maybe'])
      expect(asked(required)).toEqual(['address', 'photo']);
    for (const required of [0, '0', false]) expect(asked(required)).toEqual(['address']);
  });

  test('have meaningful names, each once', () => {
    const identity = ['Passport', ' Passport ', '', null, {}, 7, 'x'.repeat(200), 'Visa\u0000'];
    expect(toRequired(sent({ data: { identity } }))).toEqual([
      { type: 'identity', names: ['Passport', '7', 'Visa'] },
      { type: 'photo', names: [] },
    ]);
    expect(toRequired(sent({ data: { identity: {}, photo: [] } }))).toEqual([
      { type: 'identity', names: [] },
      { type: 'photo', names: [] },
    ]);
  });

  test('have as many names as a person can choose from, each as long as one can read', () => {
    const identity = ['x'.repeat(100), 'x'.repeat(101), ...Array.from({ length: 60 }, (_, index) => index)];
    const [first] = toRequired(sent({ data: { identity } }));
    expect(first?.names).toHaveLength(50);
    expect(first?.names.slice(0, 2)).toEqual(['x'.repeat(100), '0']);
    expect(toRequired(sent({ data: { photo: null, address: undefined, identity: 'Passport' } }))).toEqual([
      { type: 'identity', names: ['Passport'] },
      { type: 'photo', names: [] },
    ]);
  });

  test.each<[unknown]>([[null], [{}], [{ data: [] }], [{ data: 'x' }], [{ data: { selfie: ['x'] } }]])(
    'of %j are the three of A §9',
    (body) => {
      expect(toRequired(sent(body)).map(({ type }) => type)).toEqual(['identity', 'address', 'photo']);
    },
  );
});

describe('the documents', () => {
  test('are read from their API names (A §3) [A §3 KYC document]', () => {
    expect(toKyc(sent({ kyc_status: 0, rows: [row] }))).toEqual({
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
          decidedAt: '2026-11-19T09:00:00Z',
        },
      ],
    });
  });

  test.each<[unknown, string | undefined]>([
    [0, 'pending'],
    ['PENDING', 'pending'],
    ['approved', 'approved'],
    ['2', 'rejected'],
    ['1', 'approved'],
    ['Rejected', 'rejected'],
    [3, undefined],
    [null, undefined],
    [{}, undefined],
    [true, undefined],
  ])('have the status %j: %s [A §3 KYC document]', (status, word) => {
    expect(toKyc(sent({ rows: [{ ...row, status }] })).documents[0]?.status).toBe(word);
  });

  test('verified is kyc_status 1 and nothing else [A §3 KYC document]', () => {
    expect([1, '1', true].map((status) => toKyc(sent({ kyc_status: status })).verified)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      [0, 2, null, undefined, 'maybe'].some((status) => toKyc(sent({ kyc_status: status })).verified),
    ).toBe(false);
  });

  test('of no known type are listed with the server’s word, and malformed rows are left out [A §3 KYC document]', () => {
    const rows = [
      { ...row, document_type: 'selfie<b>' },
      null,
      'x',
      {},
      { ...row, document_type: 'ADDRESS' },
    ];
    const { documents } = toKyc(sent({ rows }));
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
      decidedAt: undefined,
    });
  });

  test('are shown as far as a page can hold them', () => {
    const long = 'x'.repeat(2000);
    const words = { document_type: long, document_name: long, document_number: long, remarks: long };
    const [cut] = toKyc(sent({ rows: [{ ...row, ...words }] })).documents;
    expect([cut?.otherType, cut?.name, cut?.number, cut?.remarks].map((text) => text?.length)).toEqual([
      ...[60, 100, 64, 1000],
    ]);
  });

  test('have unique ids, even for repeated rows', () => {
    const ids = toKyc(sent({ rows: [row, row, { ...row, id: null }, row] })).documents.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids).toEqual(['5', '5-1', '-2', '5-3']);
  });

  test.each<[unknown]>([[null], [undefined], [{}], [{ rows: {} }], [{ rows: 'x', kyc_status: {} }]])(
    'of %j are none',
    (body) => {
      expect(toKyc(sent(body))).toEqual({ verified: false, documents: [] });
    },
  );
});

describe('the pages of the list', () => {
  const flat = { kyc_status: 1, data: [row], current_page: 1, last_page: 1 };
  const nested = { kyc_status: 1, data: { data: [row], current_page: 1, last_page: 3 } };

  test('are flat or nested (D56)', () => {
    for (const body of [flat, nested, { data: { ...nested.data, kyc_status: 1 } }])
      expect(toKycPage(sent(body), location)).toEqual({ status: 1, rows: [row] });
    for (const body of [null, {}, { data: null }, 'x', { data: { data: 'x' } }])
      expect(toKycPage(sent(body), location)).toEqual({ status: undefined, rows: [] });
  });

  test('follow one another, and end', () => {
    expect(toNextPage(sent(flat), location, 1)).toBeNull();
    expect(toNextPage(sent(nested), location, 1)).toBe(2);
    const last = { ...nested.data, current_page: 3 };
    expect(toNextPage(sent(last), location, 3)).toBeNull();
    expect(toNextPage(sent({ data: [], last_page: 9 }), location, 1)).toBeNull();
    const linked = { data: [row], next_page_url: 'https://portal.example/api/kyc-list?page=2' };
    expect(toNextPage(sent(linked), location, 1)).toBe(2);
    const abroad = { data: [row], next_page_url: 'https://portal.example/api/logout?page=2' };
    // A pager that can't be read is not the end (D145).
    expect(toNextPage(sent(abroad), location, 1)).toBe(2);
  });
});

test('a document goes with both of its sides, each under its own name [A §3 KYC document]', () => {
  const [front, back] = [new File(['x'], 'front.jpg'), new File(['y'], 'back.jpg')];
  const body = toUploadBody({ type: 'address', name: 'Utility Bill', number: 'UB1', front, back });
  expect(body.front).toBe(front);
  expect(body.back).toBe(back);
});

test('a photo goes without a back (D43) [A §3 KYC document]', () => {
  const front = new File(['x'], 'front.jpg');
  expect(toUploadBody({ type: 'photo', name: 'photo', number: '', front })).toEqual({
    document_type: 'photo',
    document_name: 'photo',
    document_number: '',
    front,
    back: undefined,
  });
});

test('a refused document is split by field, and the rest is above the form (D39) [A §4 KYC]', () => {
  const fields = { document_number: ['In use.', 'Too short.'], front: ['Not sharp.'], document_type: ['?'] };
  expect(toRefusal(refused({}, { fields, message: 'In use.' }), documentNames)).toEqual({
    fields: { number: 'In use. Too short.', front: 'Not sharp.' },
    unknown: false,
  });
  const others = { document_name: ['No name.'], back: ['No back.'] };
  expect(toRefusal(refused({}, { fields: others }), documentNames).fields).toEqual({
    ...{ name: 'No name.', back: 'No back.' },
  });
  expect(toRefusal(refused({}, { fields: { x: ['No.'] }, message: 'No.' }), documentNames)).toEqual({
    ...{ fields: {}, message: 'No.', unknown: false },
  });
});
