/** Layout errors on a right-to-left page. Each entry quotes the text. */
export interface ReadingFaults {
  /** Arabic text in a left-to-right block. */
  direction: string[];
  /** Addresses, codes, amounts and foreign sentences with their characters out of order. */
  order: string[];
  /** Text outside its card, or over other text of the same card. */
  outside: string[];
  /** Foreign text at the end of its line, away from its icon. */
  start: string[];
}

/**
 * Compares the position of each character under `root` with its order in the text. The function uses nothing
 * from this module, because Playwright sends its source to the browser.
 */
export function findReadingFaults(root: Element): ReadingFaults {
  interface Glyph {
    character: string;
    box: DOMRect;
  }
  const isArabic = /\p{Script=Arabic}/u;
  const faults: ReadingFaults = { direction: [], order: [], outside: [], start: [] };

  const getBoxes = (text: Text, from: number, to: number): DOMRect[] => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  };
  const toName = (element: Element | null) =>
    element?.closest('[id],[role],main,section,article')?.tagName.toLowerCase();
  const clips = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflow);
  const meets = (one: DOMRect, other: DOMRect, by = 1) =>
    one.left < other.right - by &&
    one.right > other.left + by &&
    one.top < other.bottom - by &&
    one.bottom > other.top + by;

  /** Whether it is visible: not hidden, scrolled away or clipped. */
  function isSeen(element: Element, box: DOMRect): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.clipPath !== 'none') return false;
      if (around !== document.documentElement && around !== document.body && clips(around)) {
        const hole = around.getBoundingClientRect();
        if (hole.width <= 1 || !meets(box, hole)) return false;
      }
    }
    return true;
  }

  /** The box of the nearest card: an element with a background or border, and rounded corners. */
  function toCard(element: Element): DOMRect | undefined {
    const sheet = element.closest('[data-node]')?.querySelector('.sheet');
    if (sheet) return sheet.getBoundingClientRect();
    for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
      const style = getComputedStyle(around);
      // Text in a scroll container is cut off at the container's edge.
      if (clips(around)) return undefined;
      if (style.display.startsWith('inline') && !style.display.includes('-')) continue;
      const isSheet =
        !/^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) || style.borderTopWidth !== '0px';
      if (isSheet && style.borderTopLeftRadius !== '0px') return around.getBoundingClientRect();
    }
    return undefined;
  }

  /** The element whose lines contain a text. */
  function getBlock(element: Element): Element {
    let block = element;
    while (
      block.parentElement &&
      getComputedStyle(block).display === 'inline' &&
      !(block instanceof SVGElement)
    )
      block = block.parentElement;
    return block;
  }

  const isRightToLeft = (element: Element) => {
    const { direction, textAlign } = getComputedStyle(element);
    return direction === 'rtl' && textAlign !== 'center';
  };
  const begun = new Set<Element>();
  const blocks = new Map<Element, Glyph[]>();
  const cards = new Map<Element, Set<Element>>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '') continue;
    const lines = getBoxes(text, 0, text.length);
    if (!lines.some((box) => isSeen(parent, box))) continue;
    const content = text.data.trim();

    const letters = (pattern: RegExp) => text.data.match(pattern)?.length ?? 0;
    const mostlyArabic = letters(/\p{Script=Arabic}/gu) > letters(/\p{Script=Latin}/gu);
    if (mostlyArabic && getComputedStyle(parent).direction === 'ltr')
      faults.direction.push(`${toName(parent)}: ${content}`);

    const own = parent.closest('[dir=auto]');
    const around = own?.parentElement;
    const first = lines[0];
    if (own && around && first && !begun.has(own) && isRightToLeft(around)) {
      begun.add(own);
      const { right } = getBlock(own).getBoundingClientRect();
      const { paddingRight } = getComputedStyle(getBlock(own));
      const whole = document.createRange();
      whole.selectNodeContents(own);
      // Bold words, links and the mark of an unread row stand on the same line.
      const onLine = [...whole.getClientRects()].filter(
        ({ top, bottom }) => top < first.bottom - 1 && bottom > first.top + 1,
      );
      const edge = Math.max(...onLine.map((box) => box.right));
      if (edge < right - parseFloat(paddingRight) - 2) faults.start.push(`${toName(parent)}: ${content}`);
    }
    const card = toCard(parent);
    const beyond = (box: DOMRect) =>
      card &&
      (box.left < card.left - 1 ||
        box.right > card.right + 1 ||
        box.top < card.top - 4 ||
        box.bottom > card.bottom + 4);
    if (lines.some(beyond)) faults.outside.push(`${toName(parent)}: ${content}`);
    const drawn = parent.closest('[data-node].card');
    if (drawn) cards.set(drawn, (cards.get(drawn) ?? new Set()).add(parent));

    const block = getBlock(parent);
    const glyphs = blocks.get(block) ?? [];
    blocks.set(block, glyphs);
    let at = 0;
    for (const character of text.data) {
      const box = getBoxes(text, at, at + character.length)[0] ?? new DOMRect();
      glyphs.push({ character, box });
      at += character.length;
    }
  }

  for (const texts of cards.values())
    for (const one of texts)
      for (const other of texts)
        if (one !== other && meets(one.getBoundingClientRect(), other.getBoundingClientRect(), 2))
          faults.outside.push(`${one.textContent} over ${other.textContent}`);

  /** Whether each character is to the right of the one before it, on the same line. */
  const isInOrder = (glyphs: readonly Glyph[]) => {
    const seen = glyphs.filter(({ box }) => box.width > 0);
    return seen.every(({ box }, index) => {
      const before = seen[index - 1]?.box;
      return !before || Math.abs(before.top - box.top) > box.height / 2 || box.left >= before.left - 0.5;
    });
  };

  for (const [block, glyphs] of blocks) {
    const content = glyphs.map(({ character }) => character).join('');
    const report = (part: string) => faults.order.push(`${toName(block)}: “${part}” of “${content.trim()}”`);
    if (!isArabic.test(content) && /\p{Script=Latin}{2,}.*\s.*\p{Script=Latin}{2,}/u.test(content)) {
      if (!isInOrder(glyphs)) report(content.trim());
      continue;
    }
    const parts: Glyph[][] = [[]];
    for (const one of glyphs)
      if (/[\s\p{Script=Arabic}،؛؟\u2066-\u2069\u200e\u200f«»“”]/u.test(one.character)) parts.push([]);
      else parts.at(-1)?.push(one);
    for (const part of parts) {
      // Punctuation at either end belongs to the surrounding sentence.
      while (/[.,:;!?()[\]…/·-]/.test(part.at(-1)?.character ?? '')) part.pop();
      while (/[.,:;!?()[\]…/·]/.test(part[0]?.character ?? '')) part.shift();
      if (part.some(({ character }) => /[\p{L}\p{N}]/u.test(character)) && !isInOrder(part))
        report(part.map(({ character }) => character).join(''));
    }
  }
  return faults;
}
