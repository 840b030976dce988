import type { ImageHeader } from './imageHeader';

/** One way to encode an image. */
export interface Encoding {
  /** The longer side, in pixels. */
  side: number;
  type: 'image/png' | 'image/jpeg';
  /** The quality of a jpeg, from 0 to 1. */
  quality?: number;
}

/** Larger images are scaled down, because the largest canvas on iOS is 4096 × 4096 pixels. */
const largestSide = 4096;

/**
 * The smallest legible size and quality. 1600 pixels along an A4 page are 137 to the inch, so 8-point print
 * is 15 pixels high. An identity card that fills the image has three times that. Below a quality of 0.75 jpeg
 * artefacts damage thin strokes.
 */
const smallestSide = 1600;
const leastQuality = 0.75;

/**
 * The encodings to try, best first, until the file is small enough: the original size, then a lower quality,
 * then a smaller but legible size. A png stays a png if possible.
 */
export function getEncodings({ kind, width, height }: ImageHeader): Encoding[] {
  const side = Math.min(Math.max(width, height), largestSide);
  const ways: Encoding[] = kind === 'png' ? [{ side, type: 'image/png' }] : [];
  for (const quality of [0.92, 0.85, leastQuality]) ways.push({ side, type: 'image/jpeg', quality });
  for (let less = side * 0.8; less > smallestSide; less *= 0.8)
    ways.push({ side: Math.round(less), type: 'image/jpeg', quality: leastQuality });
  if (side > smallestSide) ways.push({ side: smallestSide, type: 'image/jpeg', quality: leastQuality });
  return ways;
}
