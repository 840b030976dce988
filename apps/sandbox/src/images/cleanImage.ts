import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { createTurnQueue, type TurnQueueOptions } from '../api/turnQueue';
import { maxImageBytes, maxImagePixels } from './limits';

/**
 * The queue of this process for images. One image of 2 MB can take a processor for seconds. Without a limit, a few
 * uploads would stop every other call, so one processor stays free.
 */
export const imageQueueOptions: TurnQueueOptions = {
  atOnce: Math.max(1, availableParallelism() - 1),
  mostWaiting: 16,
  patience: 20,
  busy: {
    text: 'We’re checking many images right now, so yours wasn’t saved. Try again in a minute.',
    retryAfter: 60,
  },
};
export const imageQueue = createTurnQueue(imageQueueOptions);

/** The first upload loads the library, because a start doesn't need it. It may read PNG and JPEG only. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
  return sharp;
}

// oxlint-disable-next-line portal/process-state -- the library
let loaded: ReturnType<typeof loadSharp> | undefined;

const load = () => (loaded ??= loadSharp());

/** Prepares an image for decoding, which fails for a broken, truncated or too large image. */
async function decoder(bytes: Uint8Array): Promise<Sharp> {
  const sharp = await load();
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxImagePixels, sequentialRead: true });
}

/** Reads the number of pixels from the header, without decoding the image. */
async function claimedPixels(bytes: Uint8Array): Promise<number> {
  const sharp = await load();
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height;
}

type ImageType = 'image/png' | 'image/jpeg';

/** A stored image, decoded and encoded again. */
export interface CleanImage {
  type: ImageType;
  bytes: Uint8Array;
}

/** The reason to refuse a file: it is over 2 MB, is neither PNG nor JPEG, has too many pixels, or can't be decoded. */
export type ImageFault = 'size' | 'kind' | 'pixels' | 'broken';

const png = Buffer.from('89504e470d0a1a0a', 'hex');
const jpeg = Buffer.from('ffd8ff', 'hex');

/** Only the first bytes determine the type, never the file's name or its declared type (T11). */
function getType(bytes: Uint8Array): ImageType | undefined {
  const startsWith = (magic: Uint8Array) => Buffer.from(bytes.subarray(0, magic.length)).equals(magic);
  if (startsWith(png)) return 'image/png';
  return startsWith(jpeg) ? 'image/jpeg' : undefined;
}

/** The time limit for an image in seconds. */
const patience = 20;

/**
 * Decodes an uploaded image and encodes its pixels again, upright and at most `side` long. Metadata, comments and
 * trailing data are lost (T11). The header's pixel count is checked first. Refuses if too many images wait.
 */
export async function cleanImage(bytes: Uint8Array, side: number): Promise<CleanImage | ImageFault> {
  if (bytes.length > maxImageBytes) return 'size';
  const type = getType(bytes);
  if (!type) return 'kind';
  try {
    if ((await claimedPixels(bytes)) > maxImagePixels) return 'pixels';
  } catch {
    return 'broken';
  }
  return imageQueue(() => encode(type, bytes, side));
}

async function encode(type: ImageType, bytes: Uint8Array, side: number): Promise<CleanImage | 'broken'> {
  try {
    const upright = (await decoder(bytes))
      .timeout({ seconds: patience })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const encoded = type === 'image/png' ? upright.png() : upright.flatten().jpeg({ quality: 88 });
    return { type, bytes: await encoded.toBuffer() };
  } catch {
    return 'broken';
  }
}
