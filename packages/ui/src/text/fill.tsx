import type { ReactNode } from 'react';

/**
 * A sentence with elements: `{name}` is replaced with one, so each language can order them. A missing element
 * is replaced with nothing, and an element without a placeholder is dropped. Each element is isolated, which
 * keeps the characters of an address or amount in order in Arabic.
 */
export const fill = (text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode[] =>
  text.split(/\{(\w+)\}/).map((piece, at) => {
    const isPlaceholder = at % 2 === 1;
    return isPlaceholder ? <bdi key={at}>{parts[piece]}</bdi> : piece;
  });
