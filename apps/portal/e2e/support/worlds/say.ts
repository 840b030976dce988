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

/** The texts of a plural, or the text itself. */
const listBranches = (text: string): string[] =>
  /^\{\w+, plural,/.test(text)
    ? [...text.matchAll(/\{((?:[^{}]|\{\w+\})*)\}/g)].map(([, branch = '']) => branch)
    : [text];

/** The pattern, or a text of the language whose English template matches it, with any values. */
export function inLanguage(pattern: RegExp, language: Language): RegExp {
  const own: Partial<Record<string, string>> = languages[language];
  const texts = Object.entries(en).flatMap(([key, text]) =>
    pattern.test(text) ? listBranches(own[key] ?? text) : [],
  );
  const sources = texts.map((text) =>
    text.replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+'),
  );
  return new RegExp([pattern.source, ...sources].join('|'), pattern.flags);
}
