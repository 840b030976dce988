import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/run.mjs';

/**
 * Runs in the page: what is drawn, in words, and what is wrong with it.
 *
 * @returns {{ words: string[]; busy: string[]; isEmpty: boolean; overflow: number }}
 */
export function readCanvas() {
  const visible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(visible);
  const page = document.documentElement;
  const typed = all('input, textarea, select').map((field) =>
    [field.placeholder, field.type === 'password' ? '' : field.value].join('\n'),
  );
  const words = [document.body.innerText, ...typed]
    .join('\n')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  const drawn = all('#storybook-root *, [role="dialog"], :popover-open, img, svg');
  return {
    words: [...new Set(words)],
    busy: all('[aria-busy="true"]:not(button, [role="row"], [role="treeitem"])').map(
      (block) => block.innerText.trim().slice(0, 60) || block.localName,
    ),
    isEmpty: words.length === 0 && !drawn.some((element) => element.getBoundingClientRect().height > 1),
    overflow: page.scrollWidth - page.clientWidth,
  };
}

/** Runs in the page: whether its story has ended, by itself or by an error. */
export function isFinished() {
  const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase;
  return ['finished', 'errored', 'aborted'].includes(phase) || document.body.matches('.sb-show-errordisplay');
}

/**
 * Runs in the page: the errors that Storybook announced on its channel.
 *
 * @returns {string[]}
 */
export function readErrors() {
  const events = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
  const told = [...events, 'unhandledErrorsWhilePlaying'].flatMap(
    (event) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.last(event) ?? [],
  );
  return told.flat().map((error) => error?.message ?? error?.description ?? String(error));
}

/**
 * The faults of one snapshot.
 *
 * @param {{ name: string; isBilled?: boolean; caption?: string }} story whose name says whether it may be busy; one that only tests may end in any picture
 * @param {ReturnType<typeof readCanvas>} canvas
 * @param {readonly string[]} errors thrown, or written to the console
 */
export function getFaults({ name, isBilled = true, caption }, { busy, isEmpty, overflow }, errors) {
  const looks = isBilled || caption !== undefined;
  return {
    ...(errors.length > 0 && {
      fails: [...new Set(errors)].map((text) => text.split('\n')[0].slice(0, 300)),
    }),
    ...(looks && busy.length > 0 && !/Loading|Refreshing|Syncing/.test(name) && { busy }),
    ...(looks && isEmpty && { empty: ['nothing is drawn'] }),
    ...(looks && overflow > 0 && { overflows: [`${overflow} px wider than its window`] }),
  };
}

/**
 * Runs in the page: what axe found wrong with the story, each rule with the first element. Empty where it didn't run.
 *
 * @returns {string[]}
 */
export function readViolations() {
  const [finished] = globalThis.__STORYBOOK_ADDONS_CHANNEL__.last('storyFinished') ?? [];
  const reports = (finished?.reporters ?? []).filter(({ type }) => type === 'a11y');
  return reports
    .flatMap(({ result }) => result?.violations ?? [])
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.target.join(' ')})`);
}

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
