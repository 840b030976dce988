const rightToLeft: ReadonlySet<string> = new Set(['ar']);

/** The text direction of a language, by its name or tag. `ar-u-nu-latn` is Arabic too. */
export const toDirection = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';

/** The portal's languages, each in its own name. The specification's English is the first. */
export const languageNames = { en: 'English', hi: 'हिन्दी', es: 'Español', ar: 'العربية' } as const;

export type Language = keyof typeof languageNames;

export const isLanguage = (name: unknown): name is Language =>
  typeof name === 'string' && Object.hasOwn(languageNames, name);
