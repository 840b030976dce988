import { chartPalette as c } from '../tokens/chartPalette';
import { palette as p } from '../tokens/palette';

/** The look of a series. `rest` is the remainder, in grey. */
export type NeutralTone = 'one' | 'two' | 'three' | 'four' | 'rest';

/** A source of bonuses. It has the same colour on every screen. */
export type SourceTone = 'referral' | 'roi' | 'matching' | 'royalty' | 'direct' | 'poolLevel';

export type Tone = NeutralTone | SourceTone;

export type SeriesColors = Readonly<Record<Tone, string>>;

/* The colours of charts, at 3:1 on their background even when muted; seriesColors.test.ts measures it. Amber is
   left to the right leg. They are not part of the themes, because only charts need them. */
export const seriesLight: SeriesColors = {
  one: c.ultramarine625,
  two: c.violet700,
  three: c.green800,
  four: c.sky600,
  rest: c.stone500,
  referral: c.teal600,
  roi: c.plum700,
  matching: c.olive700,
  royalty: c.rose600,
  direct: c.slate700,
  poolLevel: c.taupe600,
};

export const seriesDark: SeriesColors = {
  one: c.ultramarine400,
  two: c.violet400,
  three: c.green500,
  four: c.sky200,
  rest: p.mist300,
  referral: c.teal300,
  roi: c.plum300,
  matching: c.olive300,
  royalty: c.rose300,
  direct: c.slate400,
  poolLevel: c.taupe500,
};

export const neutralTones: readonly NeutralTone[] = ['one', 'two', 'three', 'four', 'rest'];

/** In the order of every stack. */
export const sourceTones: readonly SourceTone[] = [
  'referral',
  'roi',
  'matching',
  'royalty',
  'direct',
  'poolLevel',
];

export const tones: readonly Tone[] = [...neutralTones, ...sourceTones];

/** The opacity of a bar next to the current or chosen one. */
export const mutedShare = 0.86;
