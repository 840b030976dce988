import { expect, test } from 'vitest';
import { createMemberQueue, QueueIsFull } from './memberQueue';

test('writes of one member pass in their order, others do not wait, and a failure holds no one up (T33)', async () => {
  const queue = createMemberQueue();
  const passed: string[] = [];
  let open = () => {};
  const first = queue(1, () => new Promise<void>((resolve) => (open = resolve)));
  const second = queue(1, () => Promise.reject(new Error(`${passed.push('second')}`)));
  const third = queue(1, () => Promise.resolve(passed.push('third')));
  await queue(2, () => Promise.resolve(passed.push('other')));
  expect(passed).toEqual(['other']);
  open();
  await first;
  await expect(second).rejects.toThrow('2');
  await third;
  expect(passed).toEqual(['other', 'second', 'third']);
});

test('a line that no one could have pressed together is refused', async () => {
  const queue = createMemberQueue();
  let open = () => {};
  const held = [queue(1, () => new Promise<void>((resolve) => (open = resolve)))];
  for (let index = 0; index < 99; index += 1) held.push(queue(1, () => Promise.resolve()));
  await expect(queue(1, () => Promise.resolve())).rejects.toThrow(QueueIsFull);
  open();
  await Promise.all(held);
  await expect(queue(1, () => Promise.resolve('again'))).resolves.toBe('again');
});
