import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChunkError, chunkTimeout, importChunk, whenIdle } from './chunks';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a chunk', () => {
  test('comes', async () => {
    await expect(importChunk(() => Promise.resolve({ a: 1 }))).resolves.toEqual({ a: 1 });
  });

  test('that is gone fails as one', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    await expect(importChunk(() => Promise.reject(cause))).rejects.toMatchObject({
      name: 'ChunkError',
      cause,
    });
  });

  test('that never comes fails after 120 seconds (A §9, D102) [A §9 Timers]', async () => {
    vi.useFakeTimers();
    const failed = expect(importChunk(() => new Promise(() => undefined))).rejects.toBeInstanceOf(ChunkError);
    await vi.advanceTimersByTimeAsync(chunkTimeout);
    await failed;
    expect(chunkTimeout).toBe(120_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('idle work comes with and without the browser’s word, and can be called off', () => {
  vi.useFakeTimers();
  const work = vi.fn();
  vi.stubGlobal('requestIdleCallback', undefined);
  whenIdle(work)();
  whenIdle(work);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});
