import type { Tone } from '../../theme/seriesColors';

// Distinguishes series without colour. Each tone has its own.

/** The lines on a tile of 6 by 6 px. */
export const getPattern: Record<Tone, string> = {
  one: '',
  two: 'M-1 1 1-1 M0 6 6 0 M5 7 7 5',
  three: 'M3 2.99V3.01',
  four: 'M0 3H6',
  five: 'M-1 5 1 7 M0 0 6 6 M5-1 7 1',
  rest: 'M3 0V6',
};

/** The dashes of a line, in px. */
export const dashByTone: Record<Tone, string> = {
  one: 'none',
  two: '6 4',
  three: '2 3',
  four: '10 3 2 3',
  five: '14 4',
  rest: '1 5',
};
