/** The operators whose colours and name the stories can use. */
export const brands = {
  none: { title: 'Our brand' },
  northwind: { title: 'Northwind (green)' },
  sunrise: { title: 'Sunrise (a yellow that is mended)' },
} as const;

/**
 * The languages of the stories. The stretched one is English made a third longer, with characters that no other text
 * has.
 */
export const languages = {
  en: { title: 'English' },
  hi: { title: 'हिन्दी' },
  es: { title: 'Español' },
  ar: { title: 'العربية' },
  stretched: { title: 'Stretched English' },
} as const;
