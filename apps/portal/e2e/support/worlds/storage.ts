import type { Page } from '@playwright/test';

/** Browsers refuse storage by a setting, or once it is full. */
export type RefusedStorage = 'blocked' | 'full';

/** Refuses the page its storage. `full` still lets a flow store its session before the portal starts. */
export const refuseStorage = (page: Page, how: RefusedStorage): Promise<unknown> =>
  page.addInitScript((refused) => {
    if (refused === 'full') {
      Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, 'setItem'), {
        apply: (setItem, storage, item: [string, string]) => {
          if (document.readyState !== 'loading') throw new DOMException('Full', 'QuotaExceededError');
          Reflect.apply(setItem, storage, item);
        },
      });
      return;
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
  }, how);
