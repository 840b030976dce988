import { contentPolicy, securityHeaders } from '@portal/headers';
import { describe, expect, it } from 'vitest';
import { read } from './files';

describe('docs/deploy.md says what the servers of the project send', () => {
  const lines = read('docs/deploy.md').split('\n');

  it.each(Object.entries(securityHeaders({ tls: true })))('%s', (name, value) => {
    expect(lines).toContain(`${name}: ${value}`);
  });

  it('the policy with a nonce', () => {
    expect(lines).toContain(`Content-Security-Policy: ${contentPolicy({ nonce: '{nonce}' })}`);
  });
});
