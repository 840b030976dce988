import type { ImageHeader } from './imageHeader';

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
