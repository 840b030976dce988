import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trimText } from './trimText';

const unseen = Array.from(
  ' \t\n\r\u00a0\u2003\u202f\u3000\ufeff\u200b\u200c\u200d\u200e\u200f\u061c\u2060\u2066\u2069\u00ad\u115f\u3164\uffa0\u2800\u180e\u0000\u007f',
);
const unseens = fc.string({ unit: fc.constantFrom(...unseen), maxLength: 6 });
/** Texts that must stay whole: scripts with marks and joiners, and emoji that end in a tag or selector. */
const seen = fc.constantFrom(
  ...['a', 'Zoë O’Neil', 'N\u0303', 'می‌خواهم', 'क्‍ष', '李 明', '❤️', '👩‍🚀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '٢٥', '0', '.'],
);
const seeded = { seed: 56, numRuns: 1000 };

test('a text of invisible characters is empty', () => {
  fc.assert(
    fc.property(unseens, (text) => {
      expect(trimText(text)).toBe('');
    }),
    seeded,
  );
});

test('nothing that shows is lost, and nothing unseen stays around it', () => {
  fc.assert(
    fc.property(unseens, seen, unseens, seen, unseens, (before, one, between, other, after) => {
      expect(trimText(before + one + between + other + after)).toBe(one + between + other);
    }),
    seeded,
  );
});
