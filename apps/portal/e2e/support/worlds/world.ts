import type { Page } from '@playwright/test';
import type { Keyboard } from './keyboard';
import { setDeviceClock } from './clock';
import type { Language } from './say';
import { startTranslator, type TranslatorKind } from './translator';

/** What the oldest browsers lack and the portal polyfills. */
export const polyfilled = [
  ['URL', 'canParse'],
  ['AbortSignal', 'any'],
  ['Array', 'toReversed'],
  ['Array', 'toSorted'],
  ['Array', 'toSpliced'],
] as const;

/** Removes methods before the page's first script, like a browser without them. */
export const removeGlobals = (page: Page, names: readonly (readonly [string, string])[]) =>
  page.addInitScript((missing) => {
    const known: Record<string, object> = { URL, AbortSignal, Array: Array.prototype };
    for (const [owner, name] of missing) Reflect.deleteProperty(known[owner] ?? {}, name);
  }, names);

/** Browsers refuse storage by a setting, or once it is full. */
type RefusedStorage = 'blocked' | 'full';

/** Refuses the page its storage. `full` still lets a flow store its session before the portal starts. */
const refuseStorage = (page: Page, how: RefusedStorage): Promise<unknown> =>
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

/** Sets the browser's text size in percent. */
const setTextSize = (page: Page, percent: number): Promise<unknown> =>
  page.addInitScript((size) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${size}%`;
    });
  }, percent);

/** How a member's device differs from a well-set one in English. Each switch works alone and with others. */
export interface World {
  zone?: string;
  /** Hours that the device's clock is ahead of the right time. */
  clock?: number;
  /** Hours by which the device's clock is set back in the middle of a flow. */
  setBack?: number;
  translator?: TranslatorKind;
  keyboard?: Keyboard;
  /** A browser without what the oldest supported ones lack. */
  isOldest?: boolean;
  media?: Parameters<Page['emulateMedia']>[0];
  /** In percent. */
  textSize?: number;
  language?: Language;
  storage?: RefusedStorage;
  /** Another member does the same in a second tab. */
  hasOtherTab?: boolean;
  /** A real Laravel on another origin (`tools/laravel`). Default: the sandbox. */
  server?: 'laravel';
}

/** Sets up a tab of the world before its first page. */
export async function enterWorld(page: Page, world: World): Promise<void> {
  const { clock, translator, isOldest, media, textSize, language, storage } = world;
  if (language) await page.addInitScript((name) => localStorage.setItem('language', name), language);
  if (clock) await setDeviceClock(page, clock);
  if (isOldest) await removeGlobals(page, polyfilled);
  if (media) await page.emulateMedia(media);
  if (textSize) await setTextSize(page, textSize);
  if (storage) await refuseStorage(page, storage);
  if (translator) await startTranslator(page, translator);
}
