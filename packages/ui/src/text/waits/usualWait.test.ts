import { expect, test } from 'vitest';
import { describeWait, getUsualWait } from './usualWait';

const hour = 3_600_000;
const start = Date.parse('2026-11-20T00:00:00Z');
const after = (hours: number) => ({
  at: new Date(start).toISOString(),
  decidedAt: new Date(start + hours * hour).toISOString(),
});

test.each([
  [[6, 2, 40], 6],
  [[1, 2, 3, 4], 3],
  [[6, 6], undefined],
  [[], undefined],
])('the usual wait of %j hours is %j, and two are not enough', (hours, usual) => {
  expect(getUsualWait(hours.map(after))).toBe(usual === undefined ? undefined : usual * hour);
});

test('an open, an unreadable and a backward one do not count', () => {
  const odd = [{ at: after(1).at }, { at: 'soon', decidedAt: 'later' }, after(-1), {}];
  expect(getUsualWait([...odd, after(6), after(6)])).toBeUndefined();
  expect(getUsualWait([...odd, after(6), after(6), after(6)])).toBe(6 * hour);
});

// Proves: waitMessages.underADay
test.each([
  [6, 2, 'Usually takes 6 hours. You’ve been waiting 2 hours.'],
  [1, 0, 'Usually takes 1 hour. You’ve been waiting less than an hour.'],
  [72, 49, 'Usually takes 3 days. You’ve been waiting 2 days.'],
  [48, 45, 'Usually takes 2 days. You’ve been waiting 2 days.'],
  [48, 3, 'Usually takes 2 days. You’ve been waiting less than a day.'],
  [6, 60, 'Usually takes 6 hours. You’ve been waiting 60 hours.'],
])('a wait of %d hours, and %d so far', (usual, waited, text) => {
  expect(describeWait(after(0), usual * hour, start + waited * hour)).toBe(text);
});

test('without enough history or a time nothing is shown', () => {
  expect(describeWait(after(0), undefined, start)).toBeUndefined();
  expect(describeWait({ at: 'soon' }, hour, start)).toBeUndefined();
});
