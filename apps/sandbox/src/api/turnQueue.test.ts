import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from './refusal';
import { createTurnQueue } from './turnQueue';

const busy = { retryAfter: 1 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to. */
function createWork() {
  const work = { run: vi.fn<() => Promise<string>>(), end: (_answer: string) => {} };
  const result = new Promise<string>((resolve) => {
    work.end = resolve;
  });
  work.run.mockReturnValue(result);
  return work;
}

const getStatus = (error: unknown) => (error instanceof Refusal ? error.statusCode : error);

it('runs work in the order of arrival, up to its limit', async () => {
  const queue = createTurnQueue({ atOnce: 2, mostWaiting: 2, patience: 20, busy });
  const works = Array.from({ length: 4 }, createWork);
  const results = works.map(({ run }) => queue(run));
  const started = () => works.map(({ run }) => run.mock.calls.length);
  await vi.advanceTimersByTimeAsync(0);
  expect(started()).toEqual([1, 1, 0, 0]);
  works[1]?.end('second');
  await vi.advanceTimersByTimeAsync(0);
  expect(started()).toEqual([1, 1, 1, 0]);
  for (const [index, { end }] of works.entries()) end(String(index));
  expect(await Promise.all(results)).toEqual(['0', 'second', '2', '3']);
});

// Proves: We’re checking many images right now, so yours wasn’t saved. Try again in a minute.
it('refuses what is too much, and takes more when work has failed or ended', async () => {
  const queue = createTurnQueue({ atOnce: 1, mostWaiting: 1, patience: 20, busy });
  const [first, second] = [createWork(), createWork()];
  const results = [
    queue(() => first.run().then(() => Promise.reject(new Error('broken')))),
    queue(second.run),
  ];
  expect(await queue(createWork().run).catch(getStatus)).toBe(429);
  const failed = expect(results[0]).rejects.toThrow('broken');
  first.end('');
  await failed;
  second.end('done');
  expect(await results[1]).toBe('done');
  expect(await queue(() => Promise.resolve('later'))).toBe('later');
});

it('refuses what has waited too long, before the portal gives it up', async () => {
  const queue = createTurnQueue({ atOnce: 1, mostWaiting: 1, patience: 20, busy });
  const [first, second] = [createWork(), createWork()];
  const running = queue(first.run);
  const refused = queue(second.run).catch(getStatus);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await refused).toBe(429);
  first.end('done');
  expect(await running).toBe('done');
  expect(second.run).not.toHaveBeenCalled();
});
