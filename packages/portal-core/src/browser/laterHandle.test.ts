import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLaterHandle } from './laterHandle';

const steps = fc.array(fc.constantFrom('press', 'mount', 'unmount', 'fail'), { maxLength: 30 });

test('each press happens once: now, when its part mounts, or it is dropped aloud', () => {
  fc.assert(
    fc.property(steps, (drawn) => {
      const later = createLaterHandle<{ run: (press: number) => void }>();
      const ran: number[] = [];
      let [isHere, waiting] = [false, -1];
      const expected: number[] = [];
      drawn.forEach((step, press) => {
        if (step === 'press') {
          later.call(({ run }) => run(press));
          if (isHere) expected.push(press);
          else waiting = press;
        } else if (step === 'fail') {
          expect(later.forget()).toBe(waiting >= 0);
          waiting = -1;
        } else {
          isHere = step === 'mount';
          later.ref(isHere ? { run: (one) => ran.push(one) } : null);
          if (isHere && waiting >= 0) expected.push(waiting);
          if (isHere) waiting = -1;
        }
      });
      expect(ran).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
