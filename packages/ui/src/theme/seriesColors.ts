import { palette as p } from '../tokens/palette';

/** The look of a series. `rest` is the remainder, in grey. */
export type Tone = 'one' | 'two' | 'three' | 'four' | 'five' | 'rest';

export type SeriesColors = Readonly<Record<Tone, string>>;

/* The colours of charts. They are distinguishable with every kind of colour vision, and at 3:1 on their
   background even when muted; seriesColors.test.ts measures it. They are not part of the themes, because only
   the charts' chunk needs them. */
export const seriesLight: SeriesColors = {
  one: p.ultramarine625,
  two: p.amber550,
  three: p.green800,
  four: p.violet700,
  five: p.sky600,
  rest: p.stone500,
};

export const seriesDark: SeriesColors = {
  one: p.ultramarine400,
  two: p.amber350,
  three: p.green500,
  four: p.violet400,
  five: p.sky200,
  rest: p.mist300,
};

export const tones: readonly Tone[] = ['one', 'two', 'three', 'four', 'five', 'rest'];

/** The opacity of a bar next to the current or chosen one. */
export const mutedShare = 0.86;
