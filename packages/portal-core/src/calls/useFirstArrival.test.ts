import fc from 'fast-check';
import { shallowEqual } from 'react-redux';
import { expect, test } from 'vitest';
import { isShownAlike } from './useFirstArrival';

const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

/** A query's state: sent or not, with or without an answer or an error. */
const query = fc.record({
  data: optional(fc.integer()),
  currentData: optional(fc.integer()),
  error: optional(fc.constantFrom('refused', 'failed')),
  isFetching: fc.boolean(),
  endpointName: optional(fc.constantFrom('getDashboard', 'getList')),
  originalArgs: optional(fc.integer({ max: 3 })),
});

test('no answer, old or new, is taken for another state', () => {
  fc.assert(
    fc.property(query, query, (shown, next) => {
      if (shallowEqual(shown, next)) return;
      const hasAnswer = shown.data !== undefined || next.data !== undefined;
      const isSettled = !shown.isFetching || !next.isFetching;
      const isNamed = shown.endpointName !== undefined;
      if (hasAnswer || isSettled || isNamed) expect(isShownAlike(shown, next)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('a query that was just sent is not rendered again', () => {
  const begun = { data: undefined, currentData: undefined, isFetching: true, endpointName: undefined };
  expect(isShownAlike(begun, { ...begun, endpointName: 'getList', originalArgs: 1 })).toBe(true);
});

test('the state of a write is compared as it is', () => {
  const begun = { data: undefined, isFetching: true, endpointName: undefined };
  expect(isShownAlike(begun, { ...begun, endpointName: 'withdraw' })).toBe(false);
});
