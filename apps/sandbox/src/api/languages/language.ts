const languages = ['en', 'es', 'ar', 'hi'] as const;

/** A language of the sandbox's texts. */
export type Language = (typeof languages)[number];

export const isLanguage = (name: string | null): name is Language =>
  (languages as readonly (string | null)[]).includes(name);

/** The first language of `Accept-Language` that the sandbox has. */
export const parseLanguage = (header: string | undefined): Language | undefined =>
  (header ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find(isLanguage);
