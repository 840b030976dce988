import { afterEach, beforeEach, expect, test } from 'vitest';
import { addStandIns } from './standIns';

const methods: [object, string][] = [
  [URL, 'canParse'],
  [AbortSignal, 'any'],
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toSpliced'],
];
const own = methods.map(([target, name]) => Object.getOwnPropertyDescriptor(target, name));

beforeEach(() => {
  for (const [target, name] of methods) Reflect.deleteProperty(target, name);
  addStandIns();
});

afterEach(() => {
  for (const [at, [target, name]] of methods.entries()) Object.defineProperty(target, name, own[at] ?? {});
});

test('stands in for every method, and no loop meets it', () => {
  expect(methods.filter(([target, name]) => !(name in target))).toEqual([]);
  expect(Object.keys(Array.prototype)).toEqual([]);
});

test('the platform’s own method stays', () => {
  const theirs = () => true;
  Object.defineProperty(URL, 'canParse', { value: theirs, configurable: true });
  addStandIns();
  expect(URL.canParse('no address')).toBe(true);
});

test('distinguishes addresses from other texts', () => {
  expect(URL.canParse('https://example.com/a')).toBe(true);
  expect(URL.canParse('/a')).toBe(false);
  expect(URL.canParse('/a', 'https://example.com')).toBe(true);
});

test('copies arrays and leaves them as they were', () => {
  const list = [3, 10, 2];
  expect(list.toReversed()).toEqual([2, 10, 3]);
  // oxlint-disable-next-line typescript/require-array-sort-compare -- The default order is the platform's, by text.
  expect(list.toSorted()).toEqual([10, 2, 3]);
  expect(list.toSorted((one, other) => one - other)).toEqual([2, 3, 10]);
  expect(list.toSpliced(1, 0, 7)).toEqual([3, 7, 10, 2]);
  expect(list.toSpliced(1, 1)).toEqual([3, 2]);
  expect(list.toSpliced(1)).toEqual([3]);
  expect(list).toEqual([3, 10, 2]);
});

test('the first signal that aborts gives the reason, also one that had aborted before', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const any = AbortSignal.any([one.signal, other.signal]);
  expect(any.aborted).toBe(false);
  other.abort('second');
  one.abort('first');
  expect([any.aborted, any.reason]).toEqual([true, 'second']);
  expect(AbortSignal.any([new AbortController().signal, one.signal]).reason).toBe('first');
});
