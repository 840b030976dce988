import { expect, test } from 'vitest';
import { toFreshness } from './freshness';

const onRefresh = () => {};
const read = { data: {}, error: undefined, isFetching: false, fulfilledTimeStamp: 5 };

test('figures are as old as the last answer, after any later failure [A §2 Dashboard]', () => {
  expect(toFreshness(read, onRefresh)).toEqual({ at: 5, refreshing: false, failed: false, onRefresh });
  expect(toFreshness({ ...read, error: {} }, onRefresh)).toMatchObject({ at: 5, failed: true });
  expect(toFreshness({ ...read, error: {}, isFetching: true }, onRefresh)).toMatchObject({
    ...{ at: 5, refreshing: true, failed: false },
  });
});

test('data that was never read has no age, and its failure is shown in its own place', () => {
  const never = { error: {}, isFetching: false };
  expect(toFreshness(never, onRefresh)).toMatchObject({ at: undefined, failed: false });
});
