import { expect, it } from 'vitest';
import { createQueue } from './createQueue';

function trial(most: number, names: string[]) {
  const enter = createQueue(most);
  const begun: string[] = [];
  const leave = new Map(names.map((name) => [name, enter(() => begun.push(name))]));
  return { begun, leave: (name: string) => leave.get(name)?.() };
}

it('lets no more begin than its limit, in their order', () => {
  const { begun, leave } = trial(2, ['a', 'b', 'c', 'd']);
  expect(begun).toEqual(['a', 'b']);
  leave('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  leave('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('forgets who leaves before having begun', () => {
  const { begun, leave } = trial(1, ['a', 'b', 'c']);
  leave('b');
  leave('a');
  expect(begun).toEqual(['a', 'c']);
});

it('frees a slot once, however often it is released', () => {
  const { begun, leave } = trial(1, ['a', 'b', 'c']);
  leave('a');
  leave('a');
  expect(begun).toEqual(['a', 'b']);
});
