import { dropCopiedSession } from '@portal/portal-core/session/owned/copiedSession';
import { guardTranslation } from '@portal/portal-core/browser/guardTranslation';

/** Opens a blank tab of this origin, without access to this page or its session. Undefined if it is blocked. */
export function blankTab(): Window | undefined {
  // `noopener` would prevent writing into the tab, and loading a page would be a request (D7).
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  dropCopiedSession(tab);
  prepare(tab.document);
  return tab;
}

/** Copies the operator's colours. A stylesheet belongs to one document, so the tab gets a copy. */
function lendColors(page: Document): void {
  const sheets = document.adoptedStyleSheets.map(({ cssRules }) => {
    const sheet = new (page.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync([...cssRules].map(({ cssText }) => cssText).join('\n'));
    return sheet;
  });
  page.adoptedStyleSheets = sheets;
}

/** Sets up the page like the portal's (index.html), with the member's theme and language and the operator's colours. */
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

/** Timeout for the empty page after a reload, and the check interval, in ms. */
const patience = 2000;
const step = 50;

/**
 * A reload empties a page without an address. Calls `onSettled` once: true when the empty page is ready, false when the tab
 * is closed or left.
 */
export function onEmptied(tab: Window, onSettled: (isOpen: boolean) => void): void {
  const before = tab.document;
  const look = (left: number) => {
    const now = openBlankPage(tab);
    if (now === 'gone' || left <= 0) return onSettled(false);
    if (now === before) return void setTimeout(() => look(left - step), step);
    prepare(now);
    onSettled(true);
  };
  tab.addEventListener('pagehide', () => setTimeout(() => look(patience), 0), { once: true });
}

/** The tab's page while it has no address. Reading another origin's page throws. */
function openBlankPage(tab: Window): Document | 'gone' {
  try {
    return tab.closed || tab.location.href !== 'about:blank' ? 'gone' : tab.document;
  } catch {
    return 'gone';
  }
}
