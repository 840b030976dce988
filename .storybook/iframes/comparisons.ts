/** What a story is compared in, side by side: the title in the toolbar, and the globals of both halves. */
export const comparisons = {
  none: { title: 'One view', halves: [] },
  themes: { title: 'Light and dark', halves: [{ theme: 'light' }, { theme: 'dark' }] },
  directions: {
    title: 'Left to right and right to left',
    halves: [{ direction: 'ltr' }, { direction: 'rtl' }],
  },
  brands: { title: 'Our brand and Northwind', halves: [{ brand: 'none' }, { brand: 'northwind' }] },
  languages: { title: 'English and Arabic', halves: [{ language: 'en' }, { language: 'ar' }] },
} as const satisfies Record<string, { title: string; halves: readonly Record<string, string>[] }>;

/** Returns the globals of both halves. Empty where the toolbar compares nothing. */
export const getHalves = (chosen: unknown): readonly Record<string, string>[] =>
  typeof chosen === 'string' && chosen in comparisons
    ? comparisons[chosen as keyof typeof comparisons].halves
    : [];
