import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownEnv } from '@portal/portal-core/fromApi/env';
import { readSettings } from './settings';
import { memory } from '@portal/portal-core/session/storage.fixtures';

vi.mock(import('./configure'), async (own) => ({
  ...(await own()),
  configure: (text: string) => Promise.resolve({ ...ownEnv, zone: getZone(text) }),
}));

/** Settings that name their zone; other settings are wrong. */
function getZone(text: string): string {
  const { zone } = JSON.parse(text) as { zone?: string };
  if (zone === undefined) throw new Error('wrong');
  return zone;
}

const [kolkata, dubai] = ['{"zone":"Asia/Kolkata"}', '{"zone":"Asia/Dubai"}'];
const reload = vi.fn();
let kept = new Map<string, string>();

/** A page with `last` from an earlier visit, whose server holds back `answer`. */
function open(last: string | null, touched: boolean | undefined) {
  const localStorage = memory(last === null ? {} : { config: last });
  kept = localStorage.values;
  vi.stubGlobal('window', { localStorage, location: { reload } });
  vi.stubGlobal('navigator', touched === undefined ? {} : { userActivation: { hasBeenActive: touched } });
  const server = { answer: (_text: string) => undefined as unknown, fail: () => undefined as unknown };
  globalThis.begunConfig = new Promise((resolve, reject) => {
    server.answer = resolve;
    server.fail = () => reject(new Error('no network'));
  });
  return server;
}

/** Waits until all answers are processed. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => reload.mockClear());
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.begunConfig = undefined;
});

describe('the settings of the last visit', () => {
  test('open the page before the server answers, and stay if nothing changed [D116]', async () => {
    const server = open(kolkata, false);
    expect((await readSettings()).zone).toBe('Asia/Kolkata');
    server.answer(`${kolkata}\n`);
    await settled();
    expect(kept.get('config')).toBe(kolkata);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['at once where no one has touched it', false, 1],
    ['with the next visit where someone has', true, 0],
    ['with the next visit where the browser doesn’t tell', undefined, 0],
  ])('give way to others, which the page takes %s [D116]', async (_when, touched, times) => {
    const server = open(kolkata, touched);
    await readSettings();
    server.answer(dubai);
    await settled();
    expect(kept.has('config')).toBe(false);
    expect(reload).toHaveBeenCalledTimes(times);
    expect((await readSettings()).zone).toBe('Asia/Dubai');
    expect(kept.get('config')).toBe(dubai);
  });

  test('stay where the server does not answer [D116]', async () => {
    const server = open(kolkata, false);
    server.fail();
    expect((await readSettings()).zone).toBe('Asia/Kolkata');
    await settled();
    expect(kept.get('config')).toBe(kolkata);
    expect(reload).not.toHaveBeenCalled();
  });

  test('are requested again where this release rejects them', async () => {
    const server = open('{"colour":1}', false);
    server.answer(dubai);
    expect((await readSettings()).zone).toBe('Asia/Dubai');
    expect(kept.get('config')).toBe(dubai);
  });
});

test('a first visit waits for the server, and fails without an answer', async () => {
  open(null, false).answer(kolkata);
  expect((await readSettings()).zone).toBe('Asia/Kolkata');
  expect(kept.get('config')).toBe(kolkata);
  open(null, false).fail();
  await expect(readSettings()).rejects.toThrow('config.json) could not be read: Error: no network');
});
