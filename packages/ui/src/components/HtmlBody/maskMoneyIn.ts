import { dots } from '../../text/format/hiddenAmounts';
import { money } from '../../text/format/maskMoney';

/** Inline elements. All other elements end a word. */
const inline = 'b,strong,i,em,u,s,del,ins,sub,sup,small,mark,code,a,span';

/** The ranges of amounts in a text, from their first to their last digit. */
const moneyIn = (text: string) =>
  [...text.matchAll(money)].map(({ index, 0: { length }, 1: before = '' }) => ({
    from: index + before.length,
    to: index + length,
  }));

/** Masks obvious amounts in a body, even when sign and figure are in different elements. Changes `body`. */
export function maskMoneyIn(body: DocumentFragment): void {
  const lines = new Map<Node, Text[]>();
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const line = text.parentElement?.closest(`:not(${inline})`) ?? body;
    lines.set(line, [...(lines.get(line) ?? []), text]);
  }
  for (const texts of lines.values()) maskLine(texts);
}

function maskLine(texts: readonly Text[]) {
  // From last to first, because a change moves everything after it.
  const found = moneyIn(texts.map(({ data }) => data).join('')).toReversed();
  for (const { from, to } of found) {
    let start = 0;
    let written = false;
    for (const text of texts) {
      const end = start + text.length;
      const [first, last] = [Math.max(from, start) - start, Math.min(to, end) - start];
      start = end;
      if (first >= last) continue;
      text.replaceData(first, last - first, written ? '' : dots);
      written = true;
    }
  }
}
