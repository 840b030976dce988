import type { Page } from '@playwright/test';
import type { Keyboard } from './keyboard';
import { setDeviceClock } from './clock';
import { polyfilled, removeGlobals } from './removedGlobals';
import type { Language } from './say';
import { refuseStorage, type RefusedStorage } from './storage';
import { setTextSize } from './textSize';
import { startTranslator, type TranslatorKind } from './translator';

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
