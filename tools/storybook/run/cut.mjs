import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/run.mjs';

/**
 * Runs in the page: the texts that are cut off by the box around them, or stand out of their button. What is hidden
 * as a whole, what a reader's program alone is to read, and what can be scrolled, is not cut.
 *
 * @returns {string[]}
 */
export function readCut() {
  const isHidden = (box) => box.width <= 1 || box.height <= 1;
  const clips = (value) => value === 'hidden' || value === 'clip';
  /** Whether its element's own box, or one around it, leaves a part of a line to be seen. */
  function isCut(element, text, whole) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const [across, down] = [clips(style.overflowX), clips(style.overflowY)];
      if ((across || down) && isHidden(box)) return false;
      if (style.clipPath !== 'none') return false;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
      const isOut =
        whole.right <= box.left ||
        whole.left >= box.right ||
        whole.bottom <= box.top ||
        whole.top >= box.bottom;
      if ((across || down) && isOut) return false;
      const isButton = at.matches('button, [role="button"], [role="tab"], [role="menuitem"]');
      if ((across || isButton) && (text.left < box.left - 1 || text.right > box.right + 1)) return true;
      // Letters with marks above and below may reach over their line by a little.
      if ((down || isButton) && (text.top < box.top - 4 || text.bottom > box.bottom + 4)) return true;
      if (style.position === 'fixed') return false;
    }
    return false;
  }
  const cut = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.data.replaceAll(/\s+/g, ' ').trim();
    if (text === '' || element.closest('script, style, svg, option')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const whole = range.getBoundingClientRect();
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    if (lines.some((line) => isCut(element, line, whole))) cut.push(text);
  }
  return [...new Set(cut)];
}

/** What a text says of its own, between what is filled in. */
const pieces = (text) =>
  text
    .replaceAll(/\{\d+, (plural|select),/g, '{')
    .split(/\{\w+\}|[{}]|(?:^|\s)(?:zero|one|two|few|many|other|=\d+)(?=\s*\{)/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > 3);

/**
 * Whether a text is the portal's own in a language. Names and addresses of members are cut on purpose, in every language
 * alike.
 */
export function ownIn(language) {
  if (language === 'stretched') return (text) => text.includes('~');
  const file = join(root, `packages/ui/src/text/languages/${language}.json`);
  const own = Object.values(JSON.parse(readFileSync(file, 'utf8'))).flatMap(pieces);
  return (text) => own.some((piece) => text.includes(piece));
}
