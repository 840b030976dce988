import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { testServer } from '../testing/testServer';

const { app } = await testServer({}, 'seeded');

it('serves the contract under a policy that allows its inline scripts by hash, and no connection (T6)', async () => {
  const { statusCode, headers, body } = await app.inject('/docs');
  expect(statusCode).toBe(200);
  expect(body).toContain('"operationId":"createWithdrawal"');
  const scripts = [...body.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  // Redoc's color mode, then Redoc with the contract: a third would be a text of the contract that runs.
  expect(scripts).toHaveLength(2);
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src ${hashes.join(' ')}; style-src 'unsafe-inline'; img-src data:; font-src data:; ` +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(headers['x-frame-options']).toBe('DENY');
});
