/** Replaced with each response's nonce in the built index.html. */
export const noncePlaceholder = '__CSP_NONCE__';

/** 128 random bits, base64: unguessable, and valid inside a header and an attribute. */
export function makeNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes));
}

/** The page with its nonce filled in. */
export function withNonce(html: string, nonce: string): string {
  return html.replaceAll(noncePlaceholder, nonce);
}
