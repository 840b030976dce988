import { expect, test, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { DyingServer, type Arrived } from './support/dyingServer';

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

/** Sends every write to a server that drops connections. Returns what arrived, by path. */
async function send(page: Page, script: string, idempotency?: boolean): Promise<[string, Arrived][]> {
  const server = new DyingServer(script);
  await page.goto(await server.listen());
  await page.addScriptTag({ url: '/script.js' });
  await page.evaluate((on) => window.sendAll(on), idempotency);
  server.close();
  return [...server.arrived];
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
