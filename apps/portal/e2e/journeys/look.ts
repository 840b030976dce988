import type { Utterance } from './heard';

/** What a member sees on a page at one moment. */
export interface Look {
  text: string;
  main: string;
  /** The values of fields by label, without code boxes. */
  values: Record<string, string>;
  /** The elements that are still loading. */
  busy: string[];
  /** True when the app's header or a visitor screen's heading is visible. */
  shell: boolean;
  atSignIn: boolean;
  /** Every toast since the page loaded, where `recordToasts` ran at its start. */
  toasts: string[];
  toastsNow: number;
  /** What a screen reader spoke, where `recordHeard` runs. */
  heard: Utterance[];
  dialog: boolean;
  /** How far, in px, the page scrolls sideways. */
  overflow: number;
}

interface Marked extends Window {
  toasts?: string[];
  heard?: Utterance[];
}

/** Runs in the page at its start. */
export function recordToasts(): void {
  const toasts = ((window as unknown as Marked).toasts = [] as string[]);
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll(
      '[data-toaster] [role=alert], [data-toaster] [role=status]',
    )) {
      if (!seen.has(toast)) toasts.push(toast.textContent);
      seen.add(toast);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function readPage(): Look {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
  // WebKitGTK 2.50 crashes when it collects the list that a field's own `labels` returns.
  const labels = [...document.querySelectorAll('label')];
  const toName = (field: Element) =>
    field.getAttribute('aria-label') ??
    labels.find(({ control }) => control === field)?.textContent ??
    field.getAttribute('name') ??
    field.tagName;
  const values: Record<string, string> = {};
  for (const field of seen('input:not([type=file]), textarea, select')) {
    const { type, checked, value } = field as HTMLInputElement;
    const name = toName(field).trim();
    if (/^digit \d/.test(name)) continue;
    values[type === 'radio' ? `${name} (choice)` : name] =
      type === 'radio' || type === 'checkbox' ? String(checked) : value;
  }
  return {
    text: `${document.body.innerText}\n${Object.values(values).join('\n')}`,
    main: document.querySelector('main')?.innerText ?? '',
    values,
    busy: seen('[aria-busy=true]').map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
    shell: seen('header, h1').length > 0,
    atSignIn: location.pathname === '/login' && seen('button').some((one) => one.textContent === 'Verify'),
    toasts: [...((window as unknown as Marked).toasts ?? [])],
    toastsNow: seen('[data-toaster] [role=alert], [data-toaster] [role=status]').length,
    heard: [...((window as unknown as Marked).heard ?? [])],
    dialog: seen('[role=alertdialog]').length > 0,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}

/** The expression that reads a page in any engine. A loader may wrap the functions that it sends in `__name`. */
export const lookExpression = `(globalThis.__name ??= (one) => one, (${readPage.toString()})())`;
