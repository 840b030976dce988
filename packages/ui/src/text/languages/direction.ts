const rightToLeft: ReadonlySet<string> = new Set(['ar']);

/** The text direction of a language, by its name or tag. `ar-u-nu-latn` is Arabic too. */
export const toDirection = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
