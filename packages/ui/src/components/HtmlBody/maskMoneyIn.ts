import { dots } from '../../text/format/hiddenAmounts';
import { moneyIn } from '../../text/format/maskMoney';

/** What stands within a line. Between all other elements no word goes on. */
const inline = 'b,strong,i,em,u,s,del,ins,sub,sup,small,mark,code,a,span';

/** Masks what is plainly money in a body, also where its sign and its figure are drawn apart. It changes `body`. */
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
  // From the last to the first, so that what is before each stays where it is.
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
