import { describe, expect, test } from 'vitest';
import { imageHeader } from './imageHeader';
import { isWholeImage } from './prepareImage';

const png = (width: number, height: number) => {
  const bytes = new Uint8Array(45);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([0x49, 0x45, 0x4e, 0x44], 37);
  return bytes;
};
/**
 * EXIF first, a padded marker, a table that is not a frame, then the frame, a scan with stuffing, the end.
 */
const jpeg = Uint8Array.from([
  ...[0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, 0xff, 0xc4, 0, 3, 0],
  ...[0xff, 0xc2, 0, 11, 8, 0x0f, 0xc0, 0x0b, 0xd0, 1, 1, 0x11, 0],
  ...[0xff, 0xda, 0, 3, 0, 7, 0xff, 0, 8, 0xff, 0xd3, 9, 0xff, 0xd9],
]);
const text = (words: string) => new TextEncoder().encode(words);

describe('what a file is', () => {
  test('stands in its first bytes', () => {
    expect(imageHeader(png(20_000, 20_000))).toEqual({ kind: 'png', width: 20_000, height: 20_000 });
    expect(imageHeader(jpeg)).toEqual({ kind: 'jpeg', width: 3024, height: 4032 });
    const shifted = new Uint8Array([1, 2, 3, ...png(7, 9)]).subarray(3);
    expect(imageHeader(shifted)).toEqual({ kind: 'png', width: 7, height: 9 });
  });

  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a GIF', text('GIF89a......................')],
    ['a png that ends in its header', png(7, 9).subarray(0, 20)],
    ['a png without pixels', png(0, 9)],
    ['a jpeg without a frame', jpeg.subarray(0, 16)],
    ['a jpeg whose segment lies', Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0, 0, 0, 0, 0])],
    ['a jpeg of padding', new Uint8Array(64).fill(0xff).fill(0xd8, 1, 2)],
  ])('is not an image: %s', (_name, bytes) => {
    expect(imageHeader(bytes)).toBeUndefined();
  });
});

describe('an image is whole', () => {
  test('up to its end, before any following text', () => {
    expect(isWholeImage(png(7, 9), 'png')).toBe(true);
    expect(isWholeImage(jpeg, 'jpeg')).toBe(true);
    expect(isWholeImage(Uint8Array.from([...jpeg, 1, 2, 3]), 'jpeg')).toBe(true);
  });

  test('and cut anywhere before, it is not', () => {
    for (let end = 24; end < 45; end += 1)
      expect(isWholeImage(png(7, 9).subarray(0, end), 'png'), `png ${end}`).toBe(false);
    for (let end = 3; end < jpeg.length; end += 1)
      expect(isWholeImage(jpeg.subarray(0, end), 'jpeg'), `jpeg ${end}`).toBe(false);
  });
});
