import { expect, test, vi } from 'vitest';
import { ChunkError } from './chunks';
import { createLazyModule } from './part';

test('a part is loaded once, and is ready immediately from then on', async () => {
  const load = vi.fn(() => Promise.resolve('screen'));
  const module = createLazyModule(load);
  expect(module.here()).toBeUndefined();
  await expect(Promise.all([module.load(), module.load()])).resolves.toEqual(['screen', 'screen']);
  expect(module.here()).toBe('screen');
  await module.load();
  expect(load).toHaveBeenCalledOnce();
});

test('a part that did not come is asked for again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce('screen');
  const module = createLazyModule<string>(load);
  await expect(module.load()).rejects.toBeInstanceOf(ChunkError);
  expect(module.here()).toBeUndefined();
  await expect(module.load()).resolves.toBe('screen');
});
