/** What a page's policy depends on. Origins are `https://host[:port]`; absent means the page's own origin. */
export interface PolicyOptions {
  /** Fresh for each response; absent on hosts that can't make one (then styles fall back to 'unsafe-inline'). */
  nonce?: string;
  apiOrigin?: string | undefined;
  imageOrigin?: string | undefined;
  /** Vite's development server injects inline scripts; they carry the nonce too. Never set in production. */
  development?: boolean;
}

const sources = (...list: (string | undefined)[]) => [...new Set(list.filter(Boolean))].join(' ');

/** The Content-Security-Policy of every page of the portal (SECURITY T6, T7). */
export function contentPolicy({ nonce, apiOrigin, imageOrigin, development = false }: PolicyOptions): string {
  const own = nonce === undefined ? undefined : `'nonce-${nonce}'`;
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': sources("'self'", development ? own : undefined),
    'style-src': sources("'self'", own ?? "'unsafe-inline'"),
    'img-src': sources("'self'", 'blob:', 'data:', imageOrigin ?? apiOrigin),
    'font-src': "'self'",
    'connect-src': sources("'self'", apiOrigin),
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
