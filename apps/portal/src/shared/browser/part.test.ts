import { expect, test, vi } from 'vitest';
import { ChunkError } from './chunks';
import { partOf } from './part';

test('a part is loaded once, and is there at once from then on', async () => {
  const load = vi.fn(() => Promise.resolve('screen'));
  const part = partOf(load);
  expect(part.here()).toBeUndefined();
  await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(['screen', 'screen']);
  expect(part.here()).toBe('screen');
  await part.load();
  expect(load).toHaveBeenCalledOnce();
});

test('a part that did not come is asked for again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce('screen');
  const part = partOf<string>(load);
  await expect(part.load()).rejects.toBeInstanceOf(ChunkError);
  expect(part.here()).toBeUndefined();
  await expect(part.load()).resolves.toBe('screen');
});
