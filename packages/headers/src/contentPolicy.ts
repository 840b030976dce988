/** The inputs of a page's policy. Origins are `https://host[:port]`; absent means the page's own origin. */
export interface PolicyOptions {
  /**
   * Unique for each response. Absent on hosts that can't create one (then styles fall back to
   * 'unsafe-inline').
   */
  nonce?: string;
  /** The hashes of the page's inline scripts (scriptHashes). */
  scripts?: readonly string[];
  apiOrigin?: string | undefined;
  imageOrigin?: string | undefined;
  /** The origin for fault reports, if enabled (T34). */
  reportOrigin?: string | undefined;
  /** Vite's development server injects inline scripts, which carry the nonce too. Never set in production. */
  development?: boolean;
}

const sources = (...list: (string | undefined)[]) => [...new Set(list.filter(Boolean))].join(' ');

/** The Content-Security-Policy of every page of the portal (SECURITY T6, T7). */
export function contentPolicy(options: PolicyOptions): string {
  const { nonce, scripts = [], apiOrigin, imageOrigin, reportOrigin, development = false } = options;
  const own = nonce === undefined ? undefined : `'nonce-${nonce}'`;
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': sources("'self'", ...scripts, development ? own : undefined),
    'style-src': sources("'self'", own ?? "'unsafe-inline'"),
    'img-src': sources("'self'", 'blob:', 'data:', imageOrigin ?? apiOrigin),
    'font-src': "'self'",
    'connect-src': sources("'self'", apiOrigin, reportOrigin),
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify default',
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
