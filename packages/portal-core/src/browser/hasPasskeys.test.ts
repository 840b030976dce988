import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasPasskeys } from './hasPasskeys';

describe('passkeys', () => {
  beforeEach(() => void vi.stubGlobal('PublicKeyCredential', vi.fn()));
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['portal.example', 'portal.example', true],
    ['portal.example', 'members.portal.example', true],
    ['localhost', 'localhost', true],
    ['portal.example', 'evilportal.example', false],
    ['members.portal.example', 'portal.example', false],
    ['localhost', '127.0.0.1', false],
    [undefined, 'portal.example', false],
  ])('of %s at %s: %s', (domain, hostname, expected) => {
    expect(hasPasskeys(domain, { hostname })).toBe(expected);
  });

  it('are in no browser without them', () => {
    vi.unstubAllGlobals();
    expect(hasPasskeys('portal.example', { hostname: 'portal.example' })).toBe(false);
  });
});
