import { describe, expect, test } from 'vitest';
import { readEnv } from './env';

describe('the settings', () => {
  test('default to the origin that serves the portal', () => {
    expect(readEnv({})).toEqual({ apiUrl: '/api', imageUrl: '/images', explorers: {}, idempotency: true });
  });

  test('point elsewhere', () => {
    const env = readEnv({
      VITE_API_URL: 'https://api.example.com/',
      VITE_IMAGE_URL: 'https://images.example.com/store/',
      VITE_EXPLORER_BEP20: 'https://bscscan.com/tx/',
    });
    expect(env).toEqual({
      apiUrl: 'https://api.example.com/api',
      imageUrl: 'https://images.example.com/store',
      explorers: { bep20: 'https://bscscan.com/tx/' },
      idempotency: false,
    });
  });

  test('send idempotency keys abroad only when told to', () => {
    expect(readEnv({ VITE_API_URL: 'https://a.example', VITE_IDEMPOTENCY: 'on' }).idempotency).toBe(true);
    expect(readEnv({ VITE_IDEMPOTENCY: 'off' }).idempotency).toBe(false);
  });

  test('take plain http on this machine only', () => {
    expect(readEnv({ VITE_API_URL: 'http://127.0.0.1:8080' }).apiUrl).toBe('http://127.0.0.1:8080/api');
    expect(() => readEnv({ VITE_API_URL: 'http://api.example.com' })).toThrow(
      'VITE_API_URL has to begin with https://',
    );
  });

  test.each([
    ['VITE_API_URL', 'api.example.com'],
    ['VITE_API_URL', 'https://user:pass@api.example.com'],
    ['VITE_API_URL', 'https://api.example.com/v1'],
    ['VITE_IMAGE_URL', 'javascript:alert(1)'],
    ['VITE_EXPLORER_TRC20', 'https://x.example/?q='],
    ['VITE_IDEMPOTENCY', 'yes'],
  ])('refuse %s=%s by name', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(name);
  });

  test('name everything that is wrong at once', () => {
    expect(() => readEnv({ VITE_API_URL: 'x', VITE_IDEMPOTENCY: 'x' })).toThrow(
      /VITE_API_URL.*VITE_IDEMPOTENCY/,
    );
  });
});
