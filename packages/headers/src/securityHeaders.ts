import { contentPolicy, type PolicyOptions } from './contentPolicy';

/**
 * All headers of a page, the one source for development, preview, sandbox and docs/deploy.md (T3, T6, T7).
 */
export function securityHeaders(options: PolicyOptions & { tls?: boolean }): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(options),
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(self), clipboard-write=(self), geolocation=(), microphone=()',
    ...(options.tls ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
