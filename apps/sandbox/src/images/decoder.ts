import type { Sharp } from 'sharp';
import { maxImagePixels } from './limits';

/** The library is loaded with the first upload: a start has no use for it. It may read PNG and JPEG, and nothing else. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
  return sharp;
}

let loaded: ReturnType<typeof loadSharp> | undefined;

const load = () => (loaded ??= loadSharp());

/** An image about to be decoded; decoding fails on a broken or cut one, and on one with too many pixels. */
export async function decoder(bytes: Uint8Array): Promise<Sharp> {
  const sharp = await load();
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxImagePixels, sequentialRead: true });
}

/** How many pixels the header claims; nothing is decoded for it. */
export async function claimedPixels(bytes: Uint8Array): Promise<number> {
  const sharp = await load();
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height;
}
