import extendedUrl from '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2?url';
import latinUrl from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';

/** The two files of Geist. The second is loaded only for texts that need it (Łukasz, ₹). */
export const geistFiles = [
  {
    url: latinUrl,
    range:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
  {
    url: extendedUrl,
    range:
      'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
] as const;

/** Geist's own metrics, as shares of its em (hhea table of 5.3.0: 1005 and 295 of 1000, no gap). */
const geist = { ascent: 1.005, descent: 0.295 } as const;

/** Latin, Greek and Cyrillic letters, punctuation and signs: what Arial may draw for Geist. */
const standInRange = 'U+0-58F, U+1E00-22FF';

/**
 * Arial (or its equivalent Liberation Sans) stretched to Geist's widths, to avoid a layout shift when Geist
 * loads. `adjust` is the width of the portal's texts in Geist over their width in Arial, measured with
 * tabular figures at weights 400, 500 and 600. Arial has Arabic letters too, so without its range it would draw
 * them, stretched, instead of the device's own Arabic typeface.
 */
const standIns = [
  { weights: '100 449', adjust: 1.022, local: ['Arial', 'ArialMT', 'Liberation Sans'] },
  { weights: '450 559', adjust: 1.047, local: ['Arial', 'ArialMT', 'Liberation Sans'] },
  { weights: '560 900', adjust: 0.999, local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
] as const;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const loaded = geistFiles.map(
  ({ url, range }) => `@font-face {
    font-family: 'Geist';
    src: url(${url}) format('woff2');
    font-weight: 100 900;
    font-display: swap;
    unicode-range: ${range};
  }`,
);

const kept = standIns.map(
  ({ weights, adjust, local }) => `@font-face {
    font-family: 'Geist Fallback';
    src: ${local.map((name) => `local('${name}')`).join(', ')};
    font-weight: ${weights};
    size-adjust: ${percent(adjust)};
    ascent-override: ${percent(geist.ascent / adjust)};
    descent-override: ${percent(geist.descent / adjust)};
    line-gap-override: 0%;
    unicode-range: ${standInRange};
  }`,
);

/** Replaces Geist until it loads, with the device's own fonts. */
export const standInFaces = kept.join('\n');

/** Geist, self-hosted. It is separate, so a page that may load nothing can omit it. */
export const geistFaces = loaded.join('\n');
