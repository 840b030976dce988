import { expect, test, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { readBody, ShapingProxy } from './journeys/shapingProxy';

/** Bundles the writes, the store and the client into one script. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('support/keyedWrites.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    // The library expects a bundler to define it, and here none does.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'writes' } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return outputs.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : [])).join('\n');
}

/** One write as the server received it. */
interface Arrived {
  /** How often the browser sent it. */
  tries: number;
  /** How often it took effect: once per key, and every time without one (T12). */
  effects: number;
}

/**
 * Sends every write to a server that keeps connections open for reads, carries a whole write out, and closes its
 * connection without an answer. Returns what arrived, by path.
 */
async function send(page: Page, script: string, idempotency?: boolean): Promise<[string, Arrived][]> {
  const [arrived, keys] = [new Map<string, Arrived>(), new Set<unknown>()];
  const server = await ShapingProxy.of(async ({ method, path, asked, answer }) => {
    if (method === 'POST') {
      await readBody(asked);
      const { tries, effects } = arrived.get(path) ?? { tries: 0, effects: 0 };
      const key = asked.headers['idempotency-key'];
      arrived.set(path, { tries: tries + 1, effects: effects + (keys.has(key) ? 0 : 1) });
      if (key !== undefined) keys.add(key);
      asked.socket.end();
    } else if (path === '/script.js') answer.setHeader('Content-Type', 'text/javascript').end(script);
    else if (path.startsWith('/api')) answer.end('{"status":true,"data":[]}');
    else answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Writes</title>');
  });
  await page.goto(server.url);
  await page.addScriptTag({ url: '/script.js' });
  await page.evaluate((on) => window.sendAll(on), idempotency);
  server.close();
  return [...arrived];
}

test('a browser that repeats a write automatically pays once (T30)', async ({ page }) => {
  const script = await bundle();
  const keyed = await send(page, script);
  expect(keyed).toHaveLength(14);
  for (const [path, { tries, effects }] of keyed) {
    // Without a resend by the browser, this test would prove nothing.
    expect(tries, path).toBeGreaterThan(1);
    expect(effects, path).toBe(1);
  }
  // The behaviour that docs/deploy.md describes for a portal built without keys.
  const keyless = await send(page, script, false);
  expect(keyless).toHaveLength(14);
  for (const [path, { tries, effects }] of keyless) expect(effects, path).toBe(tries);
});
