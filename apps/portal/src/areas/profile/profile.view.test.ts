import { expect, test } from 'vitest';
import { authTypeOf, pictureOf } from './profile.view';

test('a picture is a file of the images folder, or none', () => {
  expect(pictureOf({ status: true, data: 'amara21.png' }, '/images')).toBe('/images/amara21.png');
  for (const data of [null, '', '../x', 'https://evil.example/x.png', {}, 7]) {
    expect(pictureOf({ data }, '/images')).toBeUndefined();
  }
});

test('an authentication type is a word, or none (D107)', () => {
  expect(authTypeOf({ status: true, data: 'mpin' })).toBe('mpin');
  for (const data of [null, '', {}, 7, '__proto__ x', 'a'.repeat(40)])
    expect(authTypeOf({ data })).toBeUndefined();
});
