import { expect, test } from 'vitest';
import { imageBase, imageUrl, optionalImageUrl } from './images';

test.each(['amara21.png', 'a-b_c.JPG', 'x', 'avatars/7/amara21.png', 'a/b/c/d/e/f/g/h/x.png'])(
  '%s is shown from the folder of images',
  (name) => {
    expect(imageUrl('https://images.example/store', name)).toBe(`https://images.example/store/${name}`);
  },
);

test.each([
  '../logout',
  '..',
  '.env',
  'a/../b.png',
  'a/..',
  'a/./b.png',
  'a//b.png',
  'a/',
  'a/.env',
  'a/b/c/d/e/f/g/h/i/x.png',
  '/x.png',
  '/images/',
  '/images/../api/logout',
  '/images/%2e%2e/api/logout',
  '/images/..%2fapi/logout',
  '/imagesx/a.png',
  '/\\evil.example/images/x.png',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'https://member@portal.invalid/images/x.png',
  `/images/${'a'.repeat(1024)}`,
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
  ['https://images.example/store', 'https://images.example/store/a/b.png', 'a/b.png'],
  ['https://images.example/store', 'HTTPS://IMAGES.EXAMPLE/store/b.png', 'b.png'],
  ['https://images.example/store', 'http://images.example/store/b.png', 'b.png'],
  ['https://images.example/store', '//images.example/store/b.png', 'b.png'],
  ['https://images.example/store', '/store/b.png', 'b.png'],
  ['https://images.example/store', 'https://images.example/store/b.png?v=2#top', 'b.png?v=2'],
  ['https://images.example/store', 'https://images.example/store/x%20y.png', 'x%20y.png'],
  ['https://images.example/store', 'https://images.example:8443/store/b.png', undefined],
  ['https://images.example/store', 'https://images.example/other/b.png', undefined],
  ['https://images.example/store', 'https://images.example.evil.example/store/b.png', undefined],
  ['https://images.example/store', 'ftp://images.example/store/b.png', undefined],
  ['/images', 'https://portal.example/images/b.png', 'b.png'],
  ['/images', 'https://evil.example/images/b.png', undefined],
])('in the folder %s, the address %s is %s (D134)', (folder, address, rest) => {
  const url = rest === undefined ? undefined : `${folder}/${rest}`;
  expect(imageUrl(folder, address, 'https://portal.example/user/newsAll')).toBe(url);
});

test.each([
  ['a.png', '/images/a.png'],
  ['../a.png', ''],
  ['https://evil.example/a.png', ''],
  ['', undefined],
  [' ', undefined],
  [null, undefined],
  [{}, undefined],
])('of an optional image %j the address is %j', (name, url) => {
  expect(optionalImageUrl('/images', name)).toBe(url);
});

test.each([
  ['/images', 'https://portal.example/images/'],
  ['https://images.example/store', 'https://images.example/store/'],
])('the folder %s is %s for a body', (folder, base) => {
  expect(imageBase(folder, 'https://portal.example/user/newsAll?page=2#news-8')).toBe(base);
});
