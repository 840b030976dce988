import { dropCopiedSession } from '../../session/owned/copiedSession';
import { guardTranslation } from '../../shared/browser/guardTranslation';

/** A blank tab of this origin, without a way back to this page or its session. Undefined where none may be opened. */
export function blankTab(): Window | undefined {
  // This can't be `noopener`: nobody could write into such a tab, and a tab that loads would be a request (D7).
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  dropCopiedSession(tab);
  prepare(tab.document);
  return tab;
}

/** An operator's colour. A sheet belongs to the page that made it, so the tab gets one of its own with the same rules. */
function lendColors(page: Document): void {
  const sheets = document.adoptedStyleSheets.map(({ cssRules }) => {
    const sheet = new (page.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync([...cssRules].map(({ cssText }) => cssText).join('\n'));
    return sheet;
  });
  page.adoptedStyleSheets = sheets;
}

/** Sets the page up as the portal's own (index.html), in the member's theme and language and the operator's colour. */
function prepare(page: Document): void {
  const { lang, dir, dataset } = document.documentElement;
  page.documentElement.lang = lang;
  page.documentElement.dir = dir;
  lendColors(page);
  if (page.defaultView) guardTranslation(page.defaultView);
  if (dataset.theme !== undefined) page.documentElement.dataset.theme = dataset.theme;
  for (const [name, content] of [
    ['viewport', 'width=device-width, initial-scale=1'],
    ['referrer', 'no-referrer'],
  ] as const) {
    const meta = page.createElement('meta');
    meta.name = name;
    meta.content = content;
    page.head.append(meta);
  }
}

/** How long a reload may take to bring the empty page, and how often the page is checked, in ms. */
const patience = 2000;
const step = 50;

/**
 * A reload empties a page without an address, and closing or leaving it ends it. This calls `tell` once, with whether
 * the empty page stands there again, ready to be drawn into.
 */
export function onEmptied(tab: Window, tell: (stands: boolean) => void): void {
  const before = tab.document;
  const look = (left: number) => {
    const now = openBlankPage(tab);
    if (now === 'gone' || left <= 0) return tell(false);
    if (now === before) return void setTimeout(() => look(left - step), step);
    prepare(now);
    tell(true);
  };
  tab.addEventListener('pagehide', () => setTimeout(() => look(patience), 0), { once: true });
}

/** The tab's page while it has no address. Even the address of another origin's page can't be read. */
function openBlankPage(tab: Window): Document | 'gone' {
  try {
    return tab.closed || tab.location.href !== 'about:blank' ? 'gone' : tab.document;
  } catch {
    return 'gone';
  }
}
