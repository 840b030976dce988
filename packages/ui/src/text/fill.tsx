import type { ReactNode } from 'react';

/**
 * A sentence with elements in it: `{name}` stands where one goes, so that another language can put it elsewhere. A
 * place that is not given stays empty, and an element without a place is left out. Each element is isolated, so that
 * an address or an amount in it keeps the order of its characters in Arabic.
 */
export const fill = (text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode[] =>
  text.split(/\{(\w+)\}/).map((piece, at) => {
    const isPurpose = at % 2 === 1;
    return isPurpose ? <bdi key={at}>{parts[piece]}</bdi> : piece;
  });
