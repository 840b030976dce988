import { expect, test } from 'vitest';
import { countriesOf, countryIdOf } from './countries';

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
  expect(countriesOf({ status: true, data })).toEqual([
    { id: '161', name: 'Nigeria', callingCode: '+234' },
    { id: '1', name: 'Canada', callingCode: '+1' },
    { id: '2', name: 'Antarctica', callingCode: '' },
  ]);
});

test.each([[null], [{}], [{ data: 'x' }], [{ data: { a: 1 } }]])('of %j there are none', (body) => {
  expect(countriesOf(body)).toEqual([]);
});

test('a key is sent as it came', () => {
  expect([countryIdOf('161'), countryIdOf('0'), countryIdOf('NG'), countryIdOf('007')]).toEqual([
    161,
    0,
    'NG',
    '007',
  ]);
});
