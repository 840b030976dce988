/** The kind of a file by its bytes, and its decoded size in pixels, before EXIF rotation. */
export interface ImageHeader {
  kind: 'png' | 'jpeg';
  width: number;
  height: number;
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const jpegStart = [0xff, 0xd8, 0xff];

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((value, index) => bytes[index] === value);

/** Start-of-frame markers: FFC0 to FFCF without the tables DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegFrame(bytes: Uint8Array): Omit<ImageHeader, 'kind'> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // A marker may be padded with further FFs.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/**
 * Reads the kind of an image from its first bytes, whatever its name and type claim (SECURITY T11). Nothing
 * is decoded, so a header that claims 20,000 × 20,000 pixels costs nothing. Undefined for anything but png
 * and jpeg: SVG, HTML, an empty or incomplete header. Pass the whole file or the first megabyte, because a
 * jpeg's size may follow its EXIF and colour data.
 */
export function imageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const found = getSize(bytes);
  return found && found.width > 0 && found.height > 0 ? found : undefined;
}

function getSize(bytes: Uint8Array): ImageHeader | undefined {
  if (startsWith(bytes, pngStart) && bytes.length >= 24) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  const frame = startsWith(bytes, jpegStart) ? jpegFrame(bytes) : undefined;
  return frame && { kind: 'jpeg', ...frame };
}
