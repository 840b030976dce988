import { describe, expect, it } from 'vitest';
import { contentPolicy, makeNonce, securityHeaders, withNonce } from './index';

describe('contentPolicy', () => {
  it('is the policy of SECURITY T6 when everything is on one origin', () => {
    expect(contentPolicy({ nonce: 'abc' })).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-abc'; img-src 'self' blob: data:; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify default",
    );
  });

  it('names the API and the image host where they are elsewhere', () => {
    const policy = contentPolicy({
      nonce: 'n',
      apiOrigin: 'https://api.example',
      imageOrigin: 'https://img.example',
    });
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toContain("img-src 'self' blob: data: https://img.example;");
  });

  it('never allows inline scripts, with or without a nonce', () => {
    for (const options of [{}, { nonce: 'n' }])
      expect(contentPolicy(options)).toContain("script-src 'self';");
    expect(contentPolicy({})).toContain("style-src 'self' 'unsafe-inline';");
  });
});

describe('securityHeaders', () => {
  it('asks for TLS only under TLS', () => {
    expect(securityHeaders({ nonce: 'n' })).not.toHaveProperty('Strict-Transport-Security');
    expect(securityHeaders({ nonce: 'n', tls: true })).toHaveProperty('Strict-Transport-Security');
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
