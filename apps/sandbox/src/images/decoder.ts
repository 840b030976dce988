import type { Sharp } from 'sharp';
import { maxImagePixels } from './limits';

/** The first upload loads the library, because a start doesn't need it. It may read PNG and JPEG only. */
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

/** Prepares an image for decoding, which fails for a broken, truncated or too large image. */
export async function decoder(bytes: Uint8Array): Promise<Sharp> {
  const sharp = await load();
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxImagePixels, sequentialRead: true });
}

/** Reads the number of pixels from the header, without decoding the image. */
export async function claimedPixels(bytes: Uint8Array): Promise<number> {
  const sharp = await load();
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height;
}
