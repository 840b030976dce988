import { expect, test } from 'vitest';
import { formatCharacters } from './formatCharacters';

test.each([
  ['-', 'hyphen'],
  ['__-', 'underscore or hyphen'],
  ["'’`", 'apostrophe'],
  ['+. /', '+, dot, space, or /'],
  ['–—', 'hyphen'],
  ['N3', 'N or 3'],
  ['\u200b\u0007', 'invisible character'],
  ['👩‍🚀❤️', '👩, 🚀, or ❤'],
  ['&', '&'],
  ['abcdefghijkl', 'a, b, c, d, e, f, g, or h'],
])('%j is named %j', (removed, named) => expect(formatCharacters(removed, 'en')).toBe(named));
