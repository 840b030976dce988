import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { scriptHashes, securityHeaders } from '@portal/headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNginx, type Nginx } from '../../../apps/portal/e2e/support/nginx';
import { root } from '../../requirements/files';

/** The portal's paths on its origin (ADR 27), with their builds. */
const locations = [
  { base: '/', build: 'dist', script: 'build' },
  { base: '/members/', build: 'dist-members', script: 'build:members' },
];

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

describe.each(locations)('a real nginx by the generated settings, for $base', ({ base, build, script }) => {
  const dist = join(root, 'apps/portal', build);
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const site = join(folder, 'site');
  const below = (path: string) => base + path.slice(1);

  let port = 0;
  let server: Nginx | undefined;
  let backEnd: Server | undefined;
  const log = () => server?.log() ?? '';
  const seen: { url: string; headers: IncomingHttpHeaders }[] = [];

  function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request({ port, path, headers, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      sent.on('error', reject).end();
    });
  }

  beforeAll(async () => {
    if (!existsSync(join(dist, 'index.html')))
      throw new Error(`There is no build: npm run ${script} -w @portal/app.`);
    backEnd = createServer((incoming, answer) => {
      seen.push({ url: incoming.url ?? '', headers: incoming.headers });
      answer.end('back end');
    });
    await new Promise<void>((done) => backEnd?.listen(0, '127.0.0.1', done));
    const behind = `127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
    const config = join(folder, 'config.json');
    writeFileSync(config, '{ "api": "https://api.example" }');
    // The build is in the portal's folder of the site.
    mkdirSync(join(site, base, '..'), { recursive: true });
    symlinkSync(dist, join(site, base.slice(0, -1)));
    const page = ['--page', join(dist, 'index.html'), '--config', config];
    server = await startNginx(folder, site, [...page, '--back-end', behind]);
    port = server.port;
  });

  afterAll(async () => {
    await server?.close();
    backEnd?.close();
  });

  const scriptFile = () => {
    const names = readdirSync(join(dist, 'static/js'));
    const name = names.find((one) => names.includes(`${one}.br`) && one.endsWith('.js'));
    if (name === undefined) throw new Error('The build has no compressed script.');
    return `static/js/${name}`;
  };

  it('sends the page with every header, and a nonce of each answer, at every address (T6, T7)', async () => {
    const pages = await Promise.all(['/', '/login', '/user/dashboard?x=1'].map((path) => ask(below(path))));
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    const nonces = pages.map(({ status, headers, body }) => {
      const nonce = /'nonce-(\w{32})'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
      expect(status).toBe(200);
      const api = { apiOrigin: 'https://api.example', scripts: scriptHashes(html) };
      const wanted = securityHeaders({ nonce, ...api, tls: base === '/' });
      for (const [name, value] of Object.entries(wanted)) expect(headers[name.toLowerCase()]).toBe(value);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body.toString()).toBe(html.replaceAll('__CSP_NONCE__', nonce));
      return nonce;
    });
    expect(new Set(nonces).size).toBe(3);
  });

  it('shows the page for an address that can’t be decoded', async () => {
    for (const path of ['/user/100%', '/user/%zz?x=1', '/%']) {
      const { status, headers, body } = await ask(below(path));
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toBeDefined();
      expect(body.toString()).toContain('<div id="root"');
    }
  });

  it('sends the copies that the build has made, by what a browser takes', async () => {
    const path = scriptFile();
    const plain = readFileSync(join(dist, path));
    const read = { br: brotliDecompressSync, gzip: gunzipSync, '': (body: Buffer) => body };
    for (const [encoding, decode] of Object.entries(read)) {
      const accept = encoding === 'br' ? 'gzip, br' : encoding;
      const { headers, body } = await ask(below(`/${path}`), { 'accept-encoding': accept });
      expect(headers['content-encoding'] ?? '').toBe(encoding);
      expect(decode(body).equals(plain)).toBe(true);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(headers.vary).toBe('Accept-Encoding');
    }
    const page = await ask(base, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(page.body).toString()).toContain('<div id="root"');
  });

  it('has the rest requested again, and answers missing and private files with 404', async () => {
    for (const path of ['/serviceWorker.js', '/favicon.svg', '/manifest.webmanifest'])
      expect((await ask(below(path))).headers['cache-control']).toBe('no-cache');
    const manifest = await ask(below('/manifest.webmanifest'));
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
    for (const path of ['/static/js/gone-12345678.js', '/.vite/manifest.json'])
      expect((await ask(below(path))).status).toBe(404);
    const settings = await ask(below('/config.json'));
    expect(settings.body.toString()).not.toContain('<div id="root"');
    if (settings.status === 200) expect(settings.headers['cache-control']).toBe('no-store');
    else expect(settings.status).toBe(404);
  });

  it('passes calls on with the address that it saw itself, and the operator’s page to no one (T31, T32)', async () => {
    await ask('/api/login?u=1', { 'x-forwarded-for': '10.9.8.7' });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ url: '/api/login?u=1', headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect((await ask(below('/sandbox'))).body.toString()).toContain('<div id="root"');
    expect(seen).toHaveLength(1);
  });

  it('writes neither queries nor referrers into its log (T3, T5)', async () => {
    await ask(below('/login?user=a&auth=secretlink'), { referer: 'http://x/?auth=secretlink' });
    await ask('/api/fetch?otp=secretlink');
    await expect.poll(log).toContain('GET /api/fetch 200');
    expect(log()).not.toContain('secretlink');
  });

  it('answers for the portal alone', async () => {
    if (base === '/') return expect((await ask('/anything')).status).toBe(200);
    expect(await ask('/members')).toMatchObject({ status: 301, headers: { location: '/members/' } });
    for (const path of ['/login', '/membership', '/static/js/']) expect((await ask(path)).status).toBe(404);
  });
});
