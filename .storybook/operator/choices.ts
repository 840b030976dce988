/** In whose colours and name the stories stand. */
export const brands = {
  none: { title: 'Our brand' },
  northwind: { title: 'Northwind (green)' },
  sunrise: { title: 'Sunrise (a yellow that is mended)' },
} as const;

/** In which language they speak. The stretched one is English that is a third longer, with signs that only it has. */
export const languages = {
  en: { title: 'English' },
  hi: { title: 'हिन्दी' },
  es: { title: 'Español' },
  ar: { title: 'العربية' },
  stretched: { title: 'Stretched English' },
} as const;
