import {
  contentPolicy,
  nginxSettings,
  securityHeaders,
  staticHostHeaders,
  staticHostRedirects,
} from '@portal/headers';
import { describe, expect, it } from 'vitest';
import { read } from '../requirements/files';

describe('docs/deploy.md has the headers that the project’s servers send', () => {
  const lines = read('docs/deploy.md').split('\n');
  const scripts = ["'{script}'"];

  it.each(Object.entries(securityHeaders({ tls: true, scripts })))('%s', (name, value) => {
    expect(lines).toContain(`${name}: ${value}`);
  });

  it.each([
    ['nginx', '```nginx', nginxSettings('/srv/portal', { scripts }).join('\n')],
    ['a static host', '```', staticHostHeaders({ scripts })],
    ['the addresses of a static host', '```', staticHostRedirects()],
    ['the addresses of one with a folder for it', '```', staticHostRedirects('/members/')],
  ])('the settings of %s', (_host, fence, settings) => {
    expect(lines.join('\n')).toContain(`\n${fence}\n${settings}\n\`\`\`\n`);
  });

  it('the policy with a nonce', () => {
    expect(lines).toContain(`Content-Security-Policy: ${contentPolicy({ nonce: '{nonce}', scripts })}`);
  });
});
