import { matrices, type Vision } from './choices';

const svg = 'http://www.w3.org/2000/svg';
const names = { filter: 'vision-simulator', style: 'vision-simulator-style' };

/** Imitates the tokens under forced colours, because a page can't turn that setting on. */
const forced = `:root:root, [data-theme] {
  --canvas: Canvas; --surface: Canvas; --sunken: Canvas; --accentSoft: Canvas; --goodSoft: Canvas; --badSoft: Canvas;
  --warnSoft: Canvas; --artGround: Canvas; --line: CanvasText; --lineStrong: CanvasText; --ink: CanvasText;
  --inkMuted: CanvasText; --inkFaint: CanvasText; --good: CanvasText; --bad: CanvasText; --warn: CanvasText;
  --accent: ButtonText; --accentHover: Highlight; --onAccent: ButtonFace; --accentInk: LinkText;
  --legLeft: CanvasText; --legRight: CanvasText; --onLeg: Canvas; --artRoot: CanvasText; --artLeft: CanvasText;
  --artRight: CanvasText; --shadowCard: none; --shadowRaised: none;
}`;

function getFilter(matrix: string): SVGSVGElement {
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('width', '0');
  drawing.setAttribute('height', '0');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.style.position = 'absolute';
  const filter = document.createElementNS(svg, 'filter');
  filter.id = names.filter;
  const colours = document.createElementNS(svg, 'feColorMatrix');
  colours.setAttribute('type', 'matrix');
  colours.setAttribute('values', matrix);
  filter.append(colours);
  drawing.append(filter);
  return drawing;
}

const asked: Partial<Record<Vision, string>> = {
  contrast: '(prefers-contrast: more)',
  forced: '(forced-colors: active)',
};

/** The media rules that are currently forced on, with their original conditions. */
const held = new Map<CSSMediaRule, string>();

function rulesIn(list: CSSRuleList): CSSMediaRule[] {
  return [...list].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : []),
  ]);
}

/** Forces the rules for one setting on, and restores all others. */
function hold(setting: string | undefined): void {
  for (const [rule, own] of held) {
    rule.media.mediaText = own;
    held.delete(rule);
  }
  if (setting === undefined) return;
  for (const rule of [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules))) {
    if (rule.media.mediaText !== setting) continue;
    held.set(rule, setting);
    rule.media.mediaText = 'all';
  }
}

let shown: Vision = 'ordinary';
let stopWatching = () => {};

/** Reports every style rule that is added, as text or singly. Returns a function that stops it. */
function watchRules(onRules: () => void): () => void {
  const observer = new MutationObserver(onRules);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  let isDue = false;
  const tellOnce = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      onRules();
    });
  };
  const sheets = CSSStyleSheet.prototype;
  const own = Object.getOwnPropertyDescriptor(sheets, 'insertRule') as { value: typeof sheets.insertRule };
  sheets.insertRule = function (...rule) {
    tellOnce();
    return Reflect.apply(own.value, this, rule);
  };
  return () => {
    observer.disconnect();
    sheets.insertRule = own.value;
  };
}

/** Content in the top layer needs its own filter. */
const through = `:root, dialog:modal, :popover-open { filter: url(#${names.filter}); }`;

function write(rules: string): void {
  const style = document.createElement('style');
  style.id = names.style;
  style.textContent = rules;
  document.head.append(style);
}

/** Shows the page with that vision. Styles that a story adds later are included. */
export function simulateVision(vision: Vision): void {
  if (vision === shown) return;
  shown = vision;
  stopWatching();
  stopWatching = () => {};
  document.getElementById(names.style)?.remove();
  document.getElementById(names.filter)?.closest('svg')?.remove();
  const matrix = matrices[vision];
  if (matrix !== undefined) {
    document.body.append(getFilter(matrix));
    write(through);
  }
  if (vision === 'forced') write(forced);
  hold(asked[vision]);
  if (asked[vision] !== undefined) stopWatching = watchRules(() => hold(asked[vision]));
}
