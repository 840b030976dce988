/** The longest block that deflate can store uncompressed. */
const longest = 0xffff;

/** Adler-32, the checksum at the end of a zlib stream. */
function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

/** Returns a zlib stream of uncompressed blocks. The seed's images never leave the page, so size doesn't matter. */
export function deflateSync(bytes: Uint8Array): Uint8Array {
  const pieces = Math.max(1, Math.ceil(bytes.length / longest));
  const stream = new Uint8Array(2 + pieces * 5 + bytes.length + 4);
  const view = new DataView(stream.buffer);
  stream.set([0x78, 0x01]);
  let at = 2;
  for (let piece = 0; piece < pieces; piece += 1) {
    const part = bytes.subarray(piece * longest, (piece + 1) * longest);
    stream[at] = piece === pieces - 1 ? 1 : 0;
    view.setUint16(at + 1, part.length, true);
    view.setUint16(at + 3, part.length ^ 0xffff, true);
    stream.set(part, at + 5);
    at += 5 + part.length;
  }
  view.setUint32(at, adler32(bytes));
  return stream;
}

const table = Uint32Array.from({ length: 256 }, (_, start) => {
  let entry = start;
  for (let bit = 0; bit < 8; bit += 1) entry = entry & 1 ? (entry >>> 1) ^ 0xedb88320 : entry >>> 1;
  return entry;
});

/** The checksum of each chunk of a PNG. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
