import { drawImage, encodeCanvas, isCanvasFaithful, loadImage, type Turns } from './drawImage';
import { getEncodings } from './encodings';
import { imageHeader, type ImageHeader } from './imageHeader';
import { isWholeImage } from './isWholeImage';

/**
 * Why an image is rejected. `kind`: neither png nor jpeg. `broken`: empty, incomplete or can't be decoded.
 * `pixels`: more than {@link mostPixels}. `size`: can't be compressed below the limit.
 */
export type ImageFault = 'kind' | 'broken' | 'pixels' | 'size';

export type PreparedImage = { file: File } | { fault: ImageFault };

export interface PrepareOptions {
  /** Largest size of the result, in bytes. */
  maxBytes: number;
  /** Name of the result, without its extension. The original file name stays on the device. */
  name: string;
  /** The member's rotation, in addition to EXIF. */
  turns?: Turns;
}

/** The best phone cameras have 50 million. Decoded they take 200 MB, and twice that would crash a tab. */
export const mostPixels = 64_000_000;

/** Larger files are not read. */
const largestSource = 50 * 1024 * 1024;

/**
 * Prepares a chosen file for upload: png or jpeg by its bytes, upright, rotated as chosen, without metadata
 * (location, camera), at most `maxBytes`. The header is read before anything is decoded (SECURITY T11). The
 * server checks all of it again.
 */
export async function prepareImage(file: File, options: PrepareOptions): Promise<PreparedImage> {
  if (file.size > largestSource) return { fault: 'size' };
  if (file.size === 0) return { fault: 'broken' };
  // A folder, a deleted file or one that is not on this device can't be read.
  const read = await file.arrayBuffer().catch(() => undefined);
  if (!read) return { fault: 'broken' };
  const bytes = new Uint8Array(read);
  const header = imageHeader(bytes);
  if (!header) return { fault: startsAsImage(bytes) ? 'broken' : 'kind' };
  if (header.width * header.height > mostPixels)
    return { fault: file.size > options.maxBytes ? 'size' : 'pixels' };
  if (!isWholeImage(bytes, header.kind)) return { fault: 'broken' };
  return isCanvasFaithful() ? redraw(file, header, options) : asItIs(file, header, options);
}

/** Recognises the first bytes of a png or jpeg, even with an incomplete header. */
const startsAsImage = ([first, second]: Uint8Array) =>
  (first === 0x89 && second === 0x50) || (first === 0xff && second === 0xd8);

async function redraw(file: File, header: ImageHeader, options: PrepareOptions): Promise<PreparedImage> {
  const { maxBytes, name, turns = 0 } = options;
  let image: HTMLImageElement;
  try {
    image = await loadImage(new Blob([file], { type: `image/${header.kind}` }));
  } catch {
    return { fault: 'broken' };
  }
  let drawn: { side: number; canvas: HTMLCanvasElement } | undefined;
  for (const { side, type, quality } of getEncodings(header)) {
    if (drawn?.side !== side) drawn = { side, canvas: drawImage(image, side, turns) };
    const blob = await encodeCanvas(drawn.canvas, type, quality);
    if (blob && blob.size <= maxBytes) return { file: named(blob, name) };
  }
  return { fault: 'size' };
}

/** If the browser can't redraw, an allowed file is uploaded unchanged. The server removes its metadata. */
function asItIs(
  file: File,
  { kind }: ImageHeader,
  { maxBytes, name, turns = 0 }: PrepareOptions,
): PreparedImage {
  if (file.size > maxBytes || turns > 0) return { fault: 'size' };
  return { file: named(new Blob([file], { type: `image/${kind}` }), name) };
}

const named = (blob: Blob, name: string) =>
  new File([blob], `${name}.${blob.type === 'image/png' ? 'png' : 'jpg'}`, { type: blob.type });
