import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';
import { picture } from '../../seeds/picture';
import { maxImageBytes } from '../../images/limits';

/** A file to upload with its expected result: a clean copy, or a reason for refusal. */
export interface UploadFile {
  name: string;
  bytes: Buffer;
  expected: 'kept' | 'size' | 'kind' | 'pixels' | 'broken';
}

const script = '<script>alert(document.domain)</script>';
const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** IEND, with its length and checksum. */
const endLength = 12;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(8 + body.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.length);
  return chunk;
}

/** A PNG with an additional chunk before its end. */
const withChunk = (png: Buffer, type: string, data: Uint8Array) =>
  Buffer.concat([png.subarray(0, -endLength), chunk(type, data), png.subarray(-endLength)]);

/** A valid PNG of an exact number of bytes. */
const sizedPng = (png: Buffer, size: number) =>
  withChunk(png, 'paDd', Buffer.alloc(size - png.length - endLength, 0x20));

function header(width: number, height: number, depth: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, 0, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

/** A PNG with a true or false header and `rows` bytes of compressed zeros. */
const greyPng = (width: number, height: number, rows: number) =>
  Buffer.concat([
    signature,
    header(width, height, 1),
    chunk('IDAT', deflateSync(Buffer.alloc(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** A JPEG with a false size in its frame header. */
function claiming(jpeg: Buffer, side: number): Buffer {
  const lie = Buffer.from(jpeg);
  const chunk = lie.indexOf(Buffer.from([0xff, 0xc0]));
  lie.writeUInt16BE(side, chunk + 5);
  lie.writeUInt16BE(side, chunk + 7);
  return lie;
}

/** A JPEG with a comment segment. */
const withComment = (jpeg: Buffer, text: string) => {
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), Buffer.from(text)]);
  segment.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
};

const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`);

/** Valid images and lookalikes (T11), created again at each call. */
export async function hostileImages(): Promise<UploadFile[]> {
  const png = Buffer.from(picture(64, 48, [28, 63, 150], [26, 170, 160]));
  const raw = sharp(png);
  const jpeg = await raw.clone().jpeg().toBuffer();
  const located = await raw
    .clone()
    .jpeg()
    .withExif({ IFD0: { Artist: script }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const file = (expected: UploadFile['expected']) => (name: string, bytes: Buffer) => ({
    name,
    bytes,
    expected,
  });
  const kept = file('kept');
  const kind = file('kind');
  const pixels = file('pixels');
  const broken = file('broken');
  return [
    kept('plain.png', png),
    kept('plain.jpg', jpeg),
    kept('progressive.jpeg', await raw.clone().jpeg({ progressive: true }).toBuffer()),
    kept('cmyk.jpg', await raw.clone().toColourspace('cmyk').jpeg().toBuffer()),
    kept('located.jpg', located),
    kept('named-svg.svg', png),
    kept('comment.jpg', withComment(jpeg, script)),
    kept('text-chunk.png', withChunk(png, 'tEXt', Buffer.from(`Comment\0${script}`))),
    kept('page-behind.png', Buffer.concat([png, Buffer.from(`<html>${script}</html>`)])),
    kept('archive-behind.jpg', Buffer.concat([jpeg, Buffer.from('504b0304', 'hex'), Buffer.from(script)])),
    kept('two-megabytes.png', sizedPng(png, maxImageBytes)),
    file('size')('two-megabytes-and-one.png', sizedPng(png, maxImageBytes + 1)),
    kind('empty.png', Buffer.alloc(0)),
    kind('svg.png', svg),
    kind('page.jpg', Buffer.from(`<!doctype html>${script}`)),
    kind('gif.png', await raw.clone().gif().toBuffer()),
    kind('webp.jpg', await raw.clone().webp().toBuffer()),
    kind('tiff.png', await raw.clone().tiff().toBuffer()),
    kind('document.jpg', Buffer.concat([Buffer.from('%PDF-1.7\n'), jpeg])),
    kind('signature-cut.png', signature.subarray(0, 7)),
    pixels('huge-header.png', greyPng(20_000, 20_000, 1)),
    pixels('huge-bomb.png', greyPng(20_000, 20_000, 20_000 * 2_501)),
    pixels('long-bomb.png', greyPng(2, 20_000_000, 1)),
    pixels('huge-header.jpg', claiming(jpeg, 20_000)),
    broken('signature.png', signature),
    broken('garbage.png', Buffer.concat([signature, Buffer.alloc(2_000, 0xa5)])),
    broken('garbage.jpg', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(2_000, 0xa5)])),
    broken('nothing.png', greyPng(0, 0, 1)),
    broken('cut.png', png.subarray(0, png.length >> 1)),
    broken('cut.jpg', jpeg.subarray(0, jpeg.length >> 1)),
    broken('svg-behind-signature.png', Buffer.concat([signature, svg])),
  ];
}
