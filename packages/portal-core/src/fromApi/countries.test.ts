import { toAnswer } from '@portal/api';
import { expect, test } from 'vitest';
import { getCountries, toCountryId } from './countries';
import { sent } from './sent.fixtures';

test('countries come with a calling code that a phone can take (D31)', () => {
  const data = [
    { id: 161, name: 'Nigeria', calling_code: '234' },
    { id: '1', name: 'Canada', calling_code: '+1' },
    { id: 2, name: 'Antarctica', calling_code: null },
    { id: 161, name: 'Again' },
    { id: null, name: 'Nowhere' },
    { id: 3, name: '' },
    null,
  ];
  expect(getCountries(sent({ status: true, data }))).toEqual([
    { id: '161', name: 'Nigeria', callingCode: '+234' },
    { id: '1', name: 'Canada', callingCode: '+1' },
    { id: '2', name: 'Antarctica', callingCode: '' },
    { id: '161\u00012', name: 'Again', callingCode: '' },
  ]);
  expect(toCountryId('161\u00012')).toBe(161);
});

test('a back end may send the list alone', () => {
  expect(getCountries(sent(toAnswer([{ id: 1, name: 'Canada' }])))).toEqual([
    { id: '1', name: 'Canada', callingCode: '' },
  ]);
});

test.each([
  ['+1 (868)', '+1868'],
  ['12345678', '+12345678'],
  ['123456789', ''],
  ['044', ''],
  ['x', ''],
])('the calling code %j is %j', (calling_code, callingCode) => {
  expect(getCountries(sent({ data: [{ id: 1, name: 'A', calling_code }] }))[0]).toMatchObject({
    callingCode,
  });
});

test('a long name is cut', () => {
  expect(getCountries(sent({ data: [{ id: 1, name: 'x'.repeat(101) }] }))[0]?.name).toBe('x'.repeat(100));
});

test.each([[null], [{}], [{ data: 'x' }], [{ data: { a: 1 } }]])('of %j there are none', (body) => {
  expect(getCountries(sent(body))).toEqual([]);
});

test('a key is sent as it came', () => {
  expect([toCountryId('161'), toCountryId('0'), toCountryId('NG'), toCountryId('007')]).toEqual([
    161,
    0,
    'NG',
    '007',
  ]);
  expect(['1a', 'a1', '1'.repeat(15), '1'.repeat(16)].map(toCountryId)).toEqual([
    ...['1a', 'a1', 111_111_111_111_111, '1'.repeat(16)],
  ]);
});
