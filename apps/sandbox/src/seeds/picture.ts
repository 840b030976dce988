import { crc32, deflateSync } from 'node:zlib';

type Rgb = readonly [number, number, number];

/** A PNG that fades between two colours with soft bands, as a placeholder for photographs. */
export function picture(width: number, height: number, from: Rgb, to: Rgb): Uint8Array {
  const raw = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const mix = (x / width + y / height) / 2;
      const band = Math.floor((x + y) / 48) % 2 === 0 ? 6 : 0;
      const at = y * (1 + width * 3) + 1 + x * 3;
      for (let part = 0; part < 3; part += 1) {
        raw[at + part] = Math.min(255, Math.round(from[part]! + (to[part]! - from[part]!) * mix) + band);
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(8 + body.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.length);
  return chunk;
}
