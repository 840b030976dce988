import type { ImageHeader } from './imageHeader';

/** One way to write an image. */
export interface Encoding {
  /** The longer side, in pixels. */
  side: number;
  type: 'image/png' | 'image/jpeg';
  /** Of a jpeg, 0 to 1. */
  quality?: number;
}

/** The largest canvas of a phone is 4096 × 4096 pixels (iOS); a larger image is drawn no larger. */
const largestSide = 4096;

/**
 * The least that stays legible. 1600 pixels along an A4 page are 137 to the inch: print of 8 points is
 * 15 pixels high. An identity card that fills the picture has three times that. Below a quality of 0.75
 * a jpeg's blocks eat thin strokes.
 */
const smallestSide = 1600;
const leastQuality = 0.75;

/**
 * The ways to try, best first, until one is small enough: as it is, then by quality, then by size (no
 * further than legible). A png stays one if it can.
 */
export function encodingsOf({ kind, width, height }: ImageHeader): Encoding[] {
  const side = Math.min(Math.max(width, height), largestSide);
  const ways: Encoding[] = kind === 'png' ? [{ side, type: 'image/png' }] : [];
  for (const quality of [0.92, 0.85, leastQuality]) ways.push({ side, type: 'image/jpeg', quality });
  for (let less = side * 0.8; less > smallestSide; less *= 0.8)
    ways.push({ side: Math.round(less), type: 'image/jpeg', quality: leastQuality });
  if (side > smallestSide) ways.push({ side: smallestSide, type: 'image/jpeg', quality: leastQuality });
  return ways;
}
