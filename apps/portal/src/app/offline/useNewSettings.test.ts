import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchIsChanged } from './useNewSettings';

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('appliedSettings', '{"theme":"dark"}');
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['the same', '{"theme":"dark"}\n', 200, false],
  ['other settings', '{"theme":"light"}', 200, true],
  ['settings that this release rejects', '{"colour":1}', 200, undefined],
  ['the page of a hotel’s network', '<!doctype html>', 200, undefined],
  ['an error', '{"theme":"light"}', 503, undefined],
])('%s, read past the cache', async (_what, body, status, isChanged) => {
  fetch.mockResolvedValue(new Response(body, { status }));
  expect(await fetchIsChanged()).toBe(isChanged);
  expect(fetch).toHaveBeenLastCalledWith('/config.json', expect.objectContaining({ cache: 'no-cache' }));
});

test('no network, and settings that were requested already', async () => {
  fetch.mockRejectedValue(new TypeError('no network'));
  expect(await fetchIsChanged()).toBeUndefined();
  fetch.mockClear();
  expect(await fetchIsChanged(Promise.resolve('{}'))).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});
