import { palette as p } from '../tokens/palette';

/** Which look a series has. `rest` is for what is left over, and says so by its grey. */
export type Tone = 'one' | 'two' | 'three' | 'four' | 'five' | 'rest';

export type SeriesColors = Readonly<Record<Tone, string>>;

/*
 * The hues of pictures of data. They stand apart from each other for every kind of colour vision, and from their sheet
 * at 3:1, also where they are muted; seriesColors.test.ts measures it. They are no part of the themes, because only the
 * chunk of the charts needs them.
 */
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

/** How much colour a bar keeps beside one that is current or chosen. */
export const mutedShare = 0.86;
