import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getToastLift, type Box } from './useClearOfFocus';

const width = 390;
const height = 844;
const toast: Box = { top: 720, bottom: 772, left: 16, right: 374 };

const boxes = (tallest: number): fc.Arbitrary<Box> =>
  fc
    .record({
      top: fc.integer({ min: 0, max: height }),
      tall: fc.integer({ min: 1, max: tallest }),
      left: fc.integer({ min: 0, max: width }),
      wide: fc.integer({ min: 1, max: width }),
    })
    .map(({ top, tall, left, wide }) => ({ top, bottom: top + tall, left, right: left + wide }));

const raise = (box: Box, lift: number): Box => ({ ...box, top: box.top - lift, bottom: box.bottom - lift });
const covers = (lift: number, box: Box): boolean => {
  const raised = raise(toast, lift);
  return (
    raised.top < box.bottom && box.top < raised.bottom && raised.left < box.right && box.left < raised.right
  );
};

it('never covers the focused element, and stays in the lower half (D136)', () => {
  fc.assert(
    fc.property(boxes(300), fc.option(boxes(height), { nil: undefined }), (focused, dialog) => {
      const actions = dialog && { ...dialog, top: Math.max(dialog.top, dialog.bottom - 60) };
      const lift = getToastLift(toast, height, { focused, actions, dialog });
      expect(toast.bottom - lift).toBeGreaterThan(height / 2);
      // Only an element that reaches into the upper half can't be cleared.
      if (focused.top - 8 > height / 2) expect(covers(lift, focused)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

it('stays at the bottom where it covers nothing', () => {
  fc.assert(
    fc.property(boxes(300), (focused) => {
      fc.pre(!covers(0, focused));
      expect(getToastLift(toast, height, { focused, actions: undefined, dialog: undefined })).toBe(0);
    }),
  );
});

it('rises above a low dialog, and above the buttons of a tall one', () => {
  const low: Box = { top: 500, bottom: 844, left: 0, right: width };
  const actions: Box = { top: 780, bottom: 830, left: 0, right: width };
  const wideActions: Box = { ...actions, top: 740 };
  const none = { focused: undefined };
  expect(getToastLift(toast, height, { ...none, actions, dialog: low })).toBe(772 - 500 + 8);
  expect(getToastLift(toast, height, { ...none, actions: wideActions, dialog: { ...low, top: 24 } })).toBe(
    40,
  );
});
