import type { ReactNode } from 'react';

/** A word with a digit in it, and a percent sign after it: an amount, a day, a time, a code. Its closing mark is none of it. */
const figure =
  /([^\s()“”\u2068\u2069]*\d(?:[^\s()“”\u2068\u2069]*[^\s()“”\u2068\u2069.,;:!?،؛؟।])?(?:\s%)?)/u;

/**
 * A text with each of its figures in an element that a browser's translator leaves as it is: `1,234.50` means another
 * amount in other languages (T43). Anything but a text stays as it is. The element doesn't isolate its figure, because
 * `USDT BEP20` would read the other way round in Arabic.
 */
export function keepFigures(node: ReactNode): ReactNode {
  if (typeof node === 'number') return keepFigures(String(node));
  if (typeof node !== 'string' || !/\d/.test(node)) return node;
  return node.split(figure).map((piece, at) => {
    const isFigure = at % 2 === 1;
    if (!isFigure) return piece;
    return (
      <span key={`${at} ${piece}`} translate="no" data-figure>
        {piece}
      </span>
    );
  });
}
