import { expect, test } from 'vitest';
import { getListSpace, tallestList } from './useListSpace';

test.each([
  ['stands below and is never higher than A §9 says', { top: 100, bottom: 142 }, 900, 'below', tallestList],
  ['ends before the window does', { top: 400, bottom: 442 }, 700, 'below', 242],
  ['opens above if there is more space', { top: 600, bottom: 642 }, 780, 'above', tallestList],
  ['takes what a phone’s keyboard leaves', { top: 160, bottom: 204 }, 380, 'below', 160],
  ['is never less than nothing', { top: -50, bottom: 900 }, 300, 'above', 0],
] as const)('the list %s [A §9]', (_what, field, height, side, most) => {
  expect(getListSpace(field, { top: 0, height })).toEqual({ side, height: most });
});

test('what is seen may begin below the window’s edge', () => {
  expect(getListSpace({ top: 320, bottom: 362 }, { top: 200, height: 400 })).toEqual({
    side: 'below',
    height: 222,
  });
});
