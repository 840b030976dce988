import type { ReactNode } from 'react';

/**
 * A word with a digit, and a percent sign after it: an amount, a day, a time, a code. A final punctuation
 * mark is excluded.
 */
const figure =
  /([^\s()“”\u2068\u2069]*\d(?:[^\s()“”\u2068\u2069]*[^\s()“”\u2068\u2069.,;:!?،؛؟।])?(?:\s%)?)/u;

/**
 * A text with each figure in an element that browsers don't translate, because `1,234.50` means a different
 * amount in other languages (T43). Anything but a text is unchanged. The element doesn't isolate its figure,
 * because `USDT BEP20` would be reversed in Arabic.
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
