import type { Page } from '@playwright/test';

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
  /** Every toast since the page loaded. */
  toasts: string[];
  toastsNow: number;
  dialog: boolean;
}

interface Marked extends Window {
  toasts: string[];
}

/** Runs at the start of every page. Restores a session from the window's name and records every toast. */
export function watchFromTheStart(): void {
  if (window.name.startsWith('{')) {
    sessionStorage.clear();
    const session = JSON.parse(window.name) as Record<string, string>;
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    window.name = '';
  }
  const state = window as unknown as Marked;
  state.toasts = [];
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll(
      '[data-toaster] [role=alert], [data-toaster] [role=status]',
    )) {
      if (!seen.has(toast)) state.toasts.push(toast.textContent);
      seen.add(toast);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Reads a page in one evaluation. */
export const lookAt = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
    const toName = (field: Element) =>
      field.getAttribute('aria-label') ??
      (field as HTMLInputElement).labels?.[0]?.textContent ??
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
    const toastsNow = seen('[data-toaster] [role=alert], [data-toaster] [role=status]').length;
    return {
      text: `${document.body.innerText}\n${Object.values(values).join('\n')}`,
      main: document.querySelector('main')?.innerText ?? '',
      values,
      busy: seen('[aria-busy=true]').map(
        (element) => `${element.tagName} ${element.textContent.slice(0, 40)}`,
      ),
      shell: seen('header, h1').length > 0,
      atSignIn: location.pathname === '/login' && seen('button').some((one) => one.textContent === 'Verify'),
      toasts: [...(window as unknown as Marked).toasts],
      toastsNow,
      dialog: seen('[role=alertdialog]').length > 0,
    };
  });
