import { describe, expect, test } from 'vitest';
import { settingsPlugin } from '../../../vite/settingsPlugin';
import { readEnv } from './env';

const report = { url: '', sample: 1, release: '' };

describe('the settings', () => {
  test('are read when the portal is built, and a wrong one fails the build', () => {
    const built = (variables: Record<string, string>) => settingsPlugin(variables).config();
    expect(built({ VITE_ZONE: 'Asia/Kolkata' })).toEqual({
      define: { portalSettings: JSON.stringify(readEnv({ VITE_ZONE: 'Asia/Kolkata' })) },
    });
    expect(() => built({ VITE_ZONE: 'Nowhere' })).toThrow('VITE_ZONE');
  });

  test('an issuer is one line, and none by default', () => {
    expect(readEnv({}).issuer).toBeUndefined();
    expect(readEnv({ VITE_ISSUER: ' Example Ltd, London ' }).issuer).toBe('Example Ltd, London');
    expect(() => readEnv({ VITE_ISSUER: 'x'.repeat(201) })).toThrow('VITE_ISSUER');
  });

  test('default to the origin that serves the portal', () => {
    expect(readEnv({})).toEqual({
      apiUrl: '/api',
      imageUrl: '/images',
      explorers: {},
      idempotency: true,
      offline: true,
      zone: 'UTC',
      papers: {},
      report,
    });
  });

  test('point elsewhere', () => {
    const env = readEnv({
      VITE_API_URL: 'https://api.example.com/',
      VITE_IMAGE_URL: 'https://images.example.com/store/',
      VITE_EXPLORER_BEP20: 'https://bscscan.com/tx/',
      VITE_PRIVACY_URL: 'https://example.com/privacy',
      VITE_TERMS_URL: 'https://example.com/terms',
    });
    expect(env).toEqual({
      apiUrl: 'https://api.example.com/api',
      imageUrl: 'https://images.example.com/store',
      explorers: { bep20: 'https://bscscan.com/tx/' },
      zone: 'UTC',
      papers: { privacy: 'https://example.com/privacy', terms: 'https://example.com/terms' },
      idempotency: true,
      offline: true,
      report,
    });
  });

  test('open without a network, unless told not to (ADR 22)', () => {
    expect(readEnv({ VITE_OFFLINE: 'on' }).offline).toBe(true);
    expect(readEnv({ VITE_OFFLINE: 'off' }).offline).toBe(false);
    expect(() => readEnv({ VITE_OFFLINE: 'no' })).toThrow("VITE_OFFLINE is 'on' or 'off' (it is 'no').");
  });

  test('send idempotency keys to every back end, unless told not to (T30)', () => {
    expect(readEnv({ VITE_IDEMPOTENCY: 'on' }).idempotency).toBe(true);
    expect(readEnv({ VITE_IDEMPOTENCY: 'off' }).idempotency).toBe(false);
    expect(readEnv({ VITE_API_URL: 'https://a.example', VITE_IDEMPOTENCY: 'off' }).idempotency).toBe(false);
  });

  test('take plain http on this machine only', () => {
    expect(readEnv({ VITE_API_URL: 'http://127.0.0.1:8080' }).apiUrl).toBe('http://127.0.0.1:8080/api');
    expect(() => readEnv({ VITE_API_URL: 'http://api.example.com' })).toThrow(
      'VITE_API_URL has to begin with https://',
    );
  });

  test.each([
    ['VITE_API_URL', 'api.example.com', 'is not an address like https://api.example.com'],
    ['VITE_API_URL', 'https://user@api.example.com', 'may have no user, query or hash'],
    ['VITE_API_URL', 'https://:pass@api.example.com', 'may have no user, query or hash'],
    ['VITE_API_URL', 'https://api.example.com/v1', 'may have no path: calls go to /api of it'],
    ['VITE_IMAGE_URL', 'javascript:alert(1)', 'has to begin with https://'],
    ['VITE_IMAGE_URL', 'ftp://localhost/', 'has to begin with https://'],
    ['VITE_EXPLORER_TRC20', 'https://x.example/?q=', 'may have no user, query or hash'],
    ['VITE_EXPLORER_BEP20', 'https://x.example/#q', 'may have no user, query or hash'],
  ])('refuse %s=%s by name', (name, value, fault) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new Error(`The portal's settings are wrong. ${name} ${fault} (it is '${value}').`),
    );
  });

  test('are on or off for idempotency', () => {
    expect(() => readEnv({ VITE_IDEMPOTENCY: 'yes' })).toThrow(
      "VITE_IDEMPOTENCY is 'on' or 'off' (it is 'yes').",
    );
  });

  test.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])('take %s', (url) => {
    expect(readEnv({ VITE_API_URL: url }).apiUrl).toBe(`${url}/api`);
  });

  test('are read without blanks and slashes around them', () => {
    expect(
      readEnv({
        ...{ VITE_API_URL: ' https://a.example/ ', VITE_IMAGE_URL: 'https://i.example/x//' },
        ...{
          VITE_EXPLORER_TRC20: 'https://trc.example/',
          VITE_IDEMPOTENCY: ' on ',
          VITE_ZONE: ' Asia/Kolkata ',
          VITE_TERMS_URL: 'https://a.example/terms',
        },
      }),
    ).toEqual({
      ...{
        apiUrl: 'https://a.example/api',
        imageUrl: 'https://i.example/x',
        idempotency: true,
        offline: true,
      },
      ...{ explorers: { trc20: 'https://trc.example/' }, zone: 'Asia/Kolkata' },
      papers: { terms: 'https://a.example/terms' },
      report,
    });
    expect(readEnv({ VITE_API_URL: 7, VITE_IMAGE_URL: null }).apiUrl).toBe('/api');
  });

  test.each(['Mars/Base', '+05:30', 'Kolkata, India'])('refuse %s as a zone', (zone) => {
    expect(() => readEnv({ VITE_ZONE: zone })).toThrow(
      `VITE_ZONE is not a zone like Asia/Kolkata (it is '${zone}').`,
    );
  });

  test('report faults to one address, from a share of the pages, under a release', () => {
    const url = 'https://faults.example/portal';
    const told = { VITE_REPORT_URL: url, VITE_REPORT_SAMPLE: '0.25', VITE_RELEASE: '2026-11-22.1' };
    expect(readEnv(told).report).toEqual({ url, sample: 0.25, release: '2026-11-22.1' });
    expect(() => readEnv({ VITE_REPORT_URL: 'http://faults.example' })).toThrow('has to begin with https://');
    for (const share of ['2', '-1', 'all'])
      expect(() => readEnv({ VITE_REPORT_SAMPLE: share })).toThrow(
        'VITE_REPORT_SAMPLE is a number from 0 to 1',
      );
    expect(() => readEnv({ VITE_RELEASE: '<b>' })).toThrow('VITE_RELEASE is letters, digits');
  });

  test('name everything that is wrong at once', () => {
    expect(() => readEnv({ VITE_API_URL: 'x', VITE_IDEMPOTENCY: 'x' })).toThrow(
      /VITE_API_URL.*'x'\)\. VITE_IDEMPOTENCY/,
    );
  });
});
