import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['packages', 'apps'].flatMap((top) =>
  readdirSync(`${root}/${top}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/src\/.*\.tsx?$/.test(file))
    .map((file) => `${top}/${file}`),
);
const holding = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(`${root}/${file}`, 'utf8'))).sort();

describe('HTML of a server (SECURITY T1)', () => {
  test('DOMPurify is imported in exactly one file', () => {
    expect(holding(/(?:from|import|require)\s*\(?\s*['"]dompurify['"]/)).toEqual([
      'packages/ui/src/components/HtmlBody/sanitizeHtml.ts',
    ]);
  });

  test('the sanitiser is used by HtmlBody and its stories alone', () => {
    expect(holding(/from '[^']*\/sanitizeHtml'/).every((file) => file.includes('/HtmlBody/'))).toBe(true);
  });

  test('nothing writes HTML as a string', () => {
    const sinks =
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|setHTMLUnsafe|createContextualFragment/;
    expect(holding(sinks)).toEqual([]);
  });
});
