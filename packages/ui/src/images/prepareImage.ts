import { drawImage, encodeCanvas, isCanvasFaithful, loadImage, type Turns } from './drawImage';
import { imageHeader, type ImageHeader } from './imageHeader';

/** Follows the chunks up to IEND. */
function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  while (at + 12 <= bytes.length) {
    if (view.getUint32(at + 4) === 0x49454e44) return true;
    at += 12 + view.getUint32(at);
  }
  return false;
}

/** Markers without a length: the start, fill bytes, restarts, TEM. */
const isBare = (marker: number) => marker === 1 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);

/** Follows the segments and the image data up to the end marker. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0) at += 1;
    else if (marker === 0xd9) return true;
    else if (isBare(marker)) at += marker === 0xff ? 1 : 2;
    else at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return false;
}

/**
 * Whether an image is complete. Browsers show an incomplete one without an error, grey at the end, so a
 * member might upload half a passport. Data that a phone appends after the end (a video, a second image) is
 * allowed.
 */
export const isWholeImage = (bytes: Uint8Array, kind: ImageHeader['kind']): boolean =>
  kind === 'png' ? isWholePng(bytes) : isWholeJpeg(bytes);

/** One way to encode an image. */
interface Encoding {
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
