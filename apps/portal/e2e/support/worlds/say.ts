import ar from '@portal/ui/text/languages/ar.json' with { type: 'json' };
import en from '@portal/ui/text/languages/en.json' with { type: 'json' };
import es from '@portal/ui/text/languages/es.json' with { type: 'json' };
import hi from '@portal/ui/text/languages/hi.json' with { type: 'json' };
import { inTranslation } from './translator';

/** The texts of a language by key; without its own a language shows the English one. */
const languages = { ar, en, es, hi } satisfies Record<string, Partial<Record<keyof typeof en, string>>>;

export type Language = keyof typeof languages;

/** Returns a text as the world shows it. */
export type Say = (key: keyof typeof en) => string;

export const toSay =
  (language: Language, isTranslated: boolean): Say =>
  (key) => {
    const own: Partial<Record<keyof typeof en, string>> = languages[language];
    const text = own[key] ?? en[key];
    return isTranslated ? inTranslation(text) : text;
  };
