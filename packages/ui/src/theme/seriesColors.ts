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
  one: p.ultramarine625,
  two: p.violet700,
  three: p.green800,
  four: p.sky600,
  rest: p.stone500,
  referral: p.teal600,
  roi: p.plum700,
  matching: p.olive700,
  royalty: p.rose600,
  direct: p.slate700,
  poolLevel: p.taupe600,
};

export const seriesDark: SeriesColors = {
  one: p.ultramarine400,
  two: p.violet400,
  three: p.green500,
  four: p.sky200,
  rest: p.mist300,
  referral: p.teal300,
  roi: p.plum300,
  matching: p.olive300,
  royalty: p.rose300,
  direct: p.slate400,
  poolLevel: p.taupe500,
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
