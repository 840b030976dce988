import { createHash } from 'node:crypto';

/** The hashes of a page's inline scripts for its policy: 'sha256-…', in their order. A script with a nonce needs none. */
export function scriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src|nonce)=)(?:\s[^>]*)?>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
