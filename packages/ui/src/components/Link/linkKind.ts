export type LinkKind = 'internal' | 'external' | 'unsafe';

/**
 * Blanks and control characters, which browsers ignore inside a scheme, and the backslash, which they read as
 * `/`: every character up to the blank, and the backslash.
 */
const tricky = /[^!-[\]-\u{10ffff}]/u;

/**
 * The target of an address: a path of the portal, another site (https, http, mailto, tel), or an unsafe one
 * (`javascript:` and other schemes, `//host`; T1, T9).
 */
export function linkKind(href: string): LinkKind {
  if (tricky.test(href) || href.startsWith('//')) return 'unsafe';
  if (/^(https?:\/\/|mailto:|tel:)/i.test(href)) return 'external';
  return /^[^/?#]*:/.test(href) ? 'unsafe' : 'internal';
}
