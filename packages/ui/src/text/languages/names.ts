/** The portal's languages, each in its own name. The specification's English is the first. */
export const languageNames = { en: 'English', hi: 'हिन्दी', es: 'Español', ar: 'العربية' } as const;

export type Language = keyof typeof languageNames;

export const isLanguage = (name: unknown): name is Language =>
  typeof name === 'string' && Object.hasOwn(languageNames, name);
