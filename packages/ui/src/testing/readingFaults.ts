/** Layout errors on a page in another language than English. Each entry quotes the text. */
export interface ReadingFaults {
  /** Arabic text in a left-to-right block. */
  direction: string[];
  /** Addresses, codes, amounts and foreign sentences with their characters out of order. */
  order: string[];
  /** Text outside its card, or over other text of the same card. */
  outside: string[];
  /** Foreign text at the end of its line, away from its icon. */
  start: string[];
  /** Text that is cut off, and that nothing else on the page shows. */
  cut: string[];
  /** Text over other text. */
  over: string[];
  /** Elements wider than their card. */
  wide: string[];
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
  const faults: ReadingFaults = {
    direction: [],
    order: [],
    outside: [],
    start: [],
    cut: [],
    over: [],
    wide: [],
  };

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

  /** The visible part of a box. Undefined if it is hidden, scrolled away or clipped. */
  function getSeen(element: Element, box: DOMRect): DOMRect | undefined {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return undefined;
    let { left, top, right, bottom } = box;
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).clipPath !== 'none') return undefined;
      if (around !== document.documentElement && around !== document.body && clips(around)) {
        const hole = around.getBoundingClientRect();
        if (hole.width <= 1 || !meets(box, hole)) return undefined;
        [left, top] = [Math.max(left, hole.left), Math.max(top, hole.top)];
        [right, bottom] = [Math.min(right, hole.right), Math.min(bottom, hole.bottom)];
      }
    }
    return new DOMRect(left, top, right - left, bottom - top);
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

  /** Whether a container without a way to scroll cuts off a line. */
  function isCut(element: Element, box: DOMRect): boolean {
    for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const hole = around.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      const isNarrow = box.left < hole.left - 1 || box.right > hole.right + 1;
      if (/hidden|clip/.test(overflowX) && isNarrow) return true;
      const isLow = box.top < hole.top - 4 || box.bottom > hole.bottom + 4;
      if (/hidden|clip/.test(overflowY) && isLow) return true;
    }
    return false;
  }

  /** Whether the whole text has another way: its tooltip, its row's detail, or what its item opens. */
  const canBeRead = (element: Element) =>
    element.closest('[title], [data-opener], [aria-haspopup], [data-node]') !== null ||
    element.closest('tr, li')?.querySelector('[data-opener]') != null ||
    (element.closest('a, button') === null &&
      (element.closest('article') ?? element.closest('li'))?.querySelector('a[href], button') != null);

  /** What is drawn over or under the rest: a node of a tree, a bar that stays, a dialog, a menu, or the page. */
  const getLayer = (element: Element) => {
    const node = element.closest('[data-node]');
    if (node) return node;
    const isLayer = (around: Element) => {
      const { position, zIndex } = getComputedStyle(around);
      return /fixed|sticky/.test(position) || (position === 'absolute' && zIndex !== 'auto');
    };
    let layer: Element | null = element;
    while (layer && !isLayer(layer)) layer = layer.parentElement;
    return layer;
  };

  const isRightToLeft = (element: Element) => {
    const { direction, textAlign } = getComputedStyle(element);
    return direction === 'rtl' && textAlign !== 'center';
  };
  const begun = new Set<Element>();
  const blocks = new Map<Element, Glyph[]>();
  const drawnLines: { box: DOMRect; text: Text; layer: Element | null }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '') continue;
    const lines = getBoxes(text, 0, text.length);
    const seen = lines.flatMap((box) => getSeen(parent, box) ?? []);
    if (seen.length === 0) continue;
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
    if (!canBeRead(parent) && lines.some((box) => isCut(parent, box)))
      faults.cut.push(`${toName(parent)}: ${content}`);
    const layer = getLayer(parent);
    for (const box of seen) drawnLines.push({ box, text, layer });

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

  // Lines that follow each other overlap by their ascenders, and a cut text has a box for its whole line too.
  for (const [at, one] of drawnLines.entries())
    for (const other of drawnLines.slice(at + 1)) {
      const shared = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const isClose = shared > Math.min(one.box.height, other.box.height) / 2;
      if (
        (isClose || one.layer?.matches('[data-node]')) &&
        one.text !== other.text &&
        one.layer === other.layer &&
        meets(one.box, other.box, 2)
      )
        faults.over.push(`${one.text.data} over ${other.text.data}`);
    }

  for (const element of root.querySelectorAll('main *, [role=dialog] *')) {
    const box = element.getBoundingClientRect();
    if (element.closest('svg, [data-node]') || box.width <= 1 || !getSeen(element, box)) continue;
    const card = element.parentElement && toCard(element.parentElement);
    if (card && (box.left < card.left - 1 || box.right > card.right + 1))
      faults.wide.push(`${element.localName}: ${element.textContent.slice(0, 60)}`);
  }

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
