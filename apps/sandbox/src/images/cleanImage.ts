import { claimedPixels, decoder } from './decoder';
import { maxImageBytes, maxImagePixels } from './limits';

type ImageType = 'image/png' | 'image/jpeg';

/** An image in the form in which it is kept: decoded and encoded anew. */
export interface CleanImage {
  type: ImageType;
  bytes: Uint8Array;
}

/** Why a file is not kept: it is over 2 MB, is neither PNG nor JPEG, has too many pixels, or can't be decoded. */
export type ImageFault = 'size' | 'kind' | 'pixels' | 'broken';

const png = Buffer.from('89504e470d0a1a0a', 'hex');
const jpeg = Buffer.from('ffd8ff', 'hex');

/** Only the first bytes decide about the type, never the file's name or its declared type (T11). */
function getType(bytes: Uint8Array): ImageType | undefined {
  const startsWith = (magic: Uint8Array) => Buffer.from(bytes.subarray(0, magic.length)).equals(magic);
  if (startsWith(png)) return 'image/png';
  return startsWith(jpeg) ? 'image/jpeg' : undefined;
}

/** How many seconds a picture may take. */
const patience = 20;

/**
 * Decodes an uploaded picture and encodes its pixels anew, turned upright and at most `side` long, so that nothing else of
 * the file is kept: no metadata, no comment, nothing behind its end (T11). The pixels are counted by the header first.
 */
export async function cleanImage(bytes: Uint8Array, side: number): Promise<CleanImage | ImageFault> {
  if (bytes.length > maxImageBytes) return 'size';
  const type = getType(bytes);
  if (!type) return 'kind';
  try {
    if ((await claimedPixels(bytes)) > maxImagePixels) return 'pixels';
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
