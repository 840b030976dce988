import type { Page } from '@playwright/test';
import ar from '@portal/ui/text/languages/ar.json' with { type: 'json' };
import en from '@portal/ui/text/languages/en.json' with { type: 'json' };
import es from '@portal/ui/text/languages/es.json' with { type: 'json' };
import hi from '@portal/ui/text/languages/hi.json' with { type: 'json' };
import { test } from '../test';
import { setDeviceClock } from './clock';
import type { Keyboard } from './keyboard';
import { polyfilled, removeGlobals } from './removedGlobals';
import { refuseStorage, type RefusedStorage } from './storage';
import { setTextSize } from './textSize';
import { inTranslation, startTranslator, type TranslatorKind } from './translator';

/** The texts of a language by key; without its own a language shows the English one. */
const languages: Record<string, Partial<Record<keyof typeof en, string>>> = { ar, en, es, hi };

/** How a member's device differs from a well-set one in English. Each switch works alone and with others. */
export interface World {
  zone?: string;
  /** Hours that the device's clock is ahead of the right time. */
  clock?: number;
  translator?: TranslatorKind;
  keyboard?: Keyboard;
  /** A browser without what the oldest supported ones lack. */
  isOldest?: boolean;
  media?: Parameters<Page['emulateMedia']>[0];
  /** In percent. */
  textSize?: number;
  language?: 'en' | 'hi' | 'es' | 'ar';
  storage?: RefusedStorage;
}

/** Returns a text as the world shows it. */
export type Say = (key: keyof typeof en) => string;

async function enter(page: Page, world: World): Promise<void> {
  const { clock, translator, isOldest, media, textSize, language, storage } = world;
  if (language) await page.addInitScript((name) => localStorage.setItem('language', name), language);
  if (clock) await setDeviceClock(page, clock);
  if (isOldest) await removeGlobals(page, polyfilled);
  if (media) await page.emulateMedia(media);
  if (textSize) await setTextSize(page, textSize);
  if (storage) await refuseStorage(page, storage);
  if (translator) await startTranslator(page, translator);
}

export const worldTest = test.extend<{ world: World; say: Say }>({
  world: [{}, { option: true }],
  timezoneId: async ({ world, timezoneId }, use) => use(world.zone ?? timezoneId),
  page: async ({ page, world }, use) => {
    await enter(page, world);
    await use(page);
  },
  say: async ({ world: { language = 'en', translator } }, use) =>
    use((key) => {
      const text = languages[language]?.[key] ?? en[key];
      return translator ? inTranslation(text) : text;
    }),
});
