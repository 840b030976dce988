import { expect, test } from 'vitest';
import { imageBase, imageUrl } from './images';

test.each(['amara21.png', 'a-b_c.JPG', 'x'])('%s is shown from the folder of images', (name) => {
  expect(imageUrl('https://images.example/store', name)).toBe(`https://images.example/store/${name}`);
});

test.each([
  '../logout',
  '..',
  '.env',
  'a/b.png',
  'a\\b.png',
  '//evil.example/x.png',
  'https://evil.example/x.png',
  'x.png?token=1',
  'x.png#y',
  'x%2f..%2fy',
  'a b.png',
  'é.png',
  'x\u0000.png',
  '',
  'a'.repeat(129),
  null,
  undefined,
  7,
  {},
])('%j is a placeholder (T10)', (name) => {
  expect(imageUrl('/images', name)).toBeUndefined();
});

test.each([
  ['/images', 'https://portal.example/images/'],
  ['https://images.example/store', 'https://images.example/store/'],
])('the folder %s is %s for a body', (folder, base) => {
  expect(imageBase(folder, 'https://portal.example/user/newsAll?page=2#news-8')).toBe(base);
});
