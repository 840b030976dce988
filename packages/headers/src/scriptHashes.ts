import { createHash } from 'node:crypto';

/** The policy's names of the scripts that stand inside a page: 'sha256-…', in their order. */
export function scriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
