import { describe, expect, it } from 'vitest';
import {
  getBase,
  cacheControl,
  contentPolicy,
  isCompressedAhead,
  makeNonce,
  nginxServer,
  nginxSettings,
  scriptHashes,
  securityHeaders,
  staticHostHeaders,
  staticHostRedirects,
  withNonce,
} from './index';

describe('contentPolicy', () => {
  it('is the policy of SECURITY T6 when everything is on one origin', () => {
    expect(contentPolicy({ nonce: 'abc' })).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-abc'; img-src 'self' blob: data:; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify default",
    );
  });

  it('names the API and the image host where they are elsewhere [D116]', () => {
    const policy = contentPolicy({
      nonce: 'n',
      apiOrigin: 'https://api.example',
      imageOrigin: 'https://img.example',
    });
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toContain("img-src 'self' blob: data: https://img.example;");
  });

  it('names where faults are reported, for connections alone', () => {
    const policy = contentPolicy({ nonce: 'n', reportOrigin: 'https://faults.example' });
    expect(policy).toContain("connect-src 'self' https://faults.example;");
    expect(policy.split('https://faults.example')).toHaveLength(2);
  });

  it('never allows inline scripts, with or without a nonce, but those that it names', () => {
    for (const options of [{}, { nonce: 'n' }])
      expect(contentPolicy(options)).toContain("script-src 'self';");
    expect(contentPolicy({ scripts: ["'sha256-abc'"] })).toContain("script-src 'self' 'sha256-abc';");
    expect(contentPolicy({})).toContain("style-src 'self' 'unsafe-inline';");
  });
});

describe('securityHeaders', () => {
  it('asks for TLS only under TLS', () => {
    expect(securityHeaders({ nonce: 'n' })).not.toHaveProperty('Strict-Transport-Security');
    expect(securityHeaders({ nonce: 'n', tls: true })).toHaveProperty('Strict-Transport-Security');
  });
});

describe('scriptHashes', () => {
  it('hashes the text between the tags, only of scripts inside the page', () => {
    const page = '<script>alert(1)</script><script type="module" src="/a.js"></script><script></script>';
    expect(scriptHashes(page)).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ]);
  });

  it('includes modules inside the page, and nothing that has a nonce', () => {
    expect(scriptHashes('<script type="module">alert(1)</script>')).toEqual(
      scriptHashes('<script>alert(1)</script>'),
    );
    expect(scriptHashes('<script nonce="x">alert(1)</script>')).toEqual([]);
  });
});

describe('nonces', () => {
  it('differ each time and fill every placeholder', () => {
    const nonces = new Set(Array.from({ length: 100 }, makeNonce));
    expect(nonces.size).toBe(100);
    expect(withNonce('<meta content="__CSP_NONCE__"><style nonce="__CSP_NONCE__">', 'x')).toBe(
      '<meta content="x"><style nonce="x">',
    );
  });
});

describe('the files of a build', () => {
  it('are kept for ever where their name has a hash, and nowhere else', () => {
    const forEver = 'public, max-age=31536000, immutable';
    for (const path of ['/static/js/index-B3aK9x_2.js', '/static/js/geist-latin-wght-normal-BgDaEnEv.woff2'])
      expect(cacheControl(path)).toBe(forEver);
    for (const path of [
      '/index.html',
      '/favicon.svg',
      '/serviceWorker.js',
      '/static/js/index.js',
      '/a/index-B3aK9x_2.js',
    ])
      expect(cacheControl(path)).toBe('no-cache');
  });

  it('are compressed ahead where they are texts of some length, but for the page and the settings, which change', () => {
    expect(isCompressedAhead('dist/static/js/index-B3aK9x_2.js', 1025)).toBe(true);
    expect(isCompressedAhead('dist/static/js/index-B3aK9x_2.js', 1024)).toBe(false);
    expect(isCompressedAhead('dist/index.html', 60_000)).toBe(false);
    expect(isCompressedAhead('dist/config.json', 60_000)).toBe(false);
    expect(isCompressedAhead('dist/static/js/geist.woff2', 60_000)).toBe(false);
  });

  it('are named alike for nginx and for a static host', () => {
    const nginx = nginxSettings('/srv', {}).join('\n');
    const hashed = /location \/static\/js\/ \{[^}]*immutable[^}]*\}/;
    expect(nginx).toMatch(hashed);
    expect(nginx.match(/immutable/g)).toHaveLength(1);
    expect(staticHostHeaders({})).toContain(
      '/static/js/*\n  Cache-Control: public, max-age=31536000, immutable',
    );
    expect(nginx).toMatch(/manifest\.webmanifest \{\n {2}default_type application\/manifest\+json;/);
    expect(staticHostHeaders({})).toContain(
      '/manifest.webmanifest\n  Content-Type: application/manifest+json',
    );
  });

  it('are named with the origins that an operator has, for both [D116]', () => {
    const hosting = { scripts: ["'sha256-abc='"], apiOrigin: 'https://api.example' };
    for (const text of [nginxSettings('/srv', hosting).join('\n'), staticHostHeaders(hosting)])
      expect(text).toContain("script-src 'self' 'sha256-abc='; ");
    expect(staticHostHeaders(hosting)).toContain("connect-src 'self' https://api.example;");
  });

  it('are never kept where they are settings', () => {
    expect(cacheControl('/config.json')).toBe('no-store');
    expect(staticHostHeaders({})).toContain('/config.json\n  Cache-Control: no-store');
  });
});

describe('a portal in a folder of its origin (ADR 27)', () => {
  const base = '/members/';
  const page = (href: string) => `<link rel="icon" href="/x.svg" /><link rel="manifest" href="${href}" />`;

  it('has the location in its page [D116]', () => {
    for (const folder of ['/', '/members/', '/a-b/c.d/'])
      expect(getBase(page(`${folder}manifest.webmanifest`))).toBe(folder);
    // An invalid base path would lead a server's settings elsewhere.
    for (const other of ['//evil.example/', '/a b/', '/a;}/', 'members/', 'https://evil.example/'])
      expect(getBase(page(`${other}manifest.webmanifest`)), other).toBe('/');
  });

  it('has every nginx location below the folder, with its files, and none outside it [D116]', () => {
    const nginx = nginxSettings('/srv', { base });
    const locations = nginx.filter((line) => line.startsWith('location'));
    expect(locations).toEqual([
      'location = /members {',
      'location /members/static/js/ {',
      'location /members/.vite/ {',
      'location /members/ {',
      'location = /members/manifest.webmanifest {',
      'location = /members/config.json {',
      'location = /members/index.html {',
    ]);
    // The server's own root belongs to another site.
    expect(nginx).not.toContain('root /srv;');
    const text = nginx.join('\n');
    expect(text.match(/\{\n {2}root \/srv;\n/g)).toHaveLength(5);
    expect(text).toContain('  try_files $uri /members/index.html;');
    expect(text).toMatch(/location = \/members \{\n {2}absolute_redirect off;\n {2}return 301 \/members\/;/);
  });

  it('has every rule of a static host below the folder, by the same headers [D116]', () => {
    const [whole, there] = [staticHostHeaders({}), staticHostHeaders({ base })];
    const own = whole.replace(/\n {2}Strict-Transport-Security: .*/, '');
    const page = own.slice(own.indexOf('\n'), own.indexOf('\n/static'));
    expect(there.replaceAll('\n/members/', '\n/')).toBe(`/members${page}\n${own}`);
    expect(there.split('\n').filter((line) => line.startsWith('/'))).toEqual([
      '/members',
      '/members/*',
      '/members/static/js/*',
      '/members/config.json',
      '/members/manifest.webmanifest',
    ]);
    expect(
      staticHostRedirects(base)
        .split('\n')
        .map((line) => line.split(/ +/)),
    ).toEqual([
      ['/members/static/*', '/404.html', '404'],
      ['/members/config.json', '/404.html', '404'],
      ['/members', '/members/index.html', '200'],
      ['/members/*', '/members/index.html', '200'],
    ]);
  });
});

describe('Strict-Transport-Security, which binds a whole host', () => {
  it.each([
    ['/', true],
    ['/members/', false],
  ])('is sent from %s: %s', (base, isSent) => {
    for (const settings of [nginxSettings('/srv', { base }).join('\n'), staticHostHeaders({ base })])
      expect(settings.includes('Strict-Transport-Security')).toBe(isSent);
  });
});

describe('a whole nginx', () => {
  const server = nginxServer({ port: 8080, root: '/srv', backEnd: 'sandbox:8080', brotliModule: 'b.so' });

  it('passes on what the back end answers, and never the operator of the sandbox (T32)', () => {
    expect(server.match(/location (?:= )?\S+ \{\n\s+proxy_pass/g)).toHaveLength(4);
    expect(server).not.toContain('/sandbox');
    expect(nginxServer({ port: 8080, root: '/srv' })).not.toMatch(/proxy_pass|upstream|brotli/);
  });

  it('writes nothing but below /tmp', () => {
    for (const [, path] of server.matchAll(/(?:_temp_path|pid) (\S+);/g)) expect(path).toMatch(/^\/tmp\//);
    expect(server.match(/_temp_path/g)).toHaveLength(5);
  });

  it('logs neither queries nor referrers, which hold links and codes (T3, T5)', () => {
    const format = /log_format calls '([^']*)'/.exec(server)?.[1];
    expect(format).toContain('$uri');
    expect(format).not.toMatch(/\$(request|args|query_string|request_uri|http_\w+)\b/);
  });

  it('sends no call a second time, and believes no address that a client claims (T12, T31)', () => {
    expect(server.match(/proxy_next_upstream off;/g)).toHaveLength(4);
    expect(server.match(/X-Forwarded-For \$remote_addr;/g)).toHaveLength(4);
  });
});
