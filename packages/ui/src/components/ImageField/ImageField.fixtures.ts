/** Files that a member may upload. They are generated, so the project contains no personal file. */

const pngType = 'image/png';
const jpegType = 'image/jpeg';
export const limit = 2 * 1024 * 1024;

const written = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) =>
    canvas.toBlob(
      (blob) => {
        if (blob) void blob.arrayBuffer().then((buffer) => resolve(new Uint8Array(buffer)));
        else reject(new Error('No canvas'));
      },
      type,
      quality,
    ),
  );

const createCanvas = (width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  draw(canvas.getContext('2d')!);
  return canvas;
};

/** A card with text, on a table. */
const drawCard = (pen: CanvasRenderingContext2D) => {
  const { width, height } = pen.canvas;
  pen.fillStyle = 'slategray';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = 'whitesmoke';
  pen.fillRect(width * 0.08, height * 0.12, width * 0.84, height * 0.76);
  pen.fillStyle = 'steelblue';
  pen.fillRect(width * 0.13, height * 0.25, width * 0.2, height * 0.42);
  pen.fillStyle = 'black';
  pen.font = `600 ${height * 0.09}px sans-serif`;
  pen.fillText('SPECIMEN', width * 0.38, height * 0.34);
  pen.font = `${height * 0.06}px sans-serif`;
  pen.fillText('A1234567', width * 0.38, height * 0.48);
  pen.fillText('AMARA OKAFOR', width * 0.38, height * 0.6);
};

const file = (bytes: BlobPart, name: string, type: string) =>
  new File([bytes], name, { type, lastModified: 1 });

const cardBytes = () => written(createCanvas(960, 600, drawCard), pngType);
/** An address that is there at once. Encoding a file takes longer than a snapshot waits on a busy machine. */
export const cardAddress = () => createCanvas(960, 600, drawCard).toDataURL(pngType);
export const cardPng = async (name = 'passport.png') => file(await cardBytes(), name, pngType);

/** Another format with an image's name and type. */
export const svgNamedPng = () =>
  file('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'front.png', pngType);
const toBytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** The first bytes of files that are no png or jpeg. */
export const otherFormats: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  svg: toBytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  html: toBytes('<!doctype html><script>alert(1)</script>'),
  pdf: toBytes('%PDF-1.7\n1 0 obj'),
  heic: toBytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  webp: toBytes('RIFF\x24\0\0\0WEBPVP8 '),
  gif: toBytes('GIF89a\x01\0\x01\0'),
  zip: toBytes('PK\x03\x04'),
  text: toBytes('front.png'),
};

/** Names and types that a file may have, whatever it is. */
export const claims: readonly [name: string, type: string][] = [
  ['front.png', pngType],
  ['FRONT.JPG', jpegType],
  ['front', ''],
  ['front.pdf', 'application/pdf'],
  ['IMG_1.HEIC', 'image/heic'],
  ['.png', 'text/html'],
];
export const claimed = (bytes: BlobPart, [name, type]: (typeof claims)[number]) => file(bytes, name, type);

export const emptyFile = () => file(new Uint8Array(), 'front.png', pngType);
export const cutPng = async () => {
  const bytes = await cardBytes();
  return file(bytes.slice(0, bytes.length / 2), 'cut.png', pngType);
};
export const cutJpeg = async () => {
  const bytes = await written(createCanvas(960, 600, drawCard), jpegType, 0.9);
  return file(bytes.slice(0, bytes.length / 2), 'cut.jpg', jpegType);
};

/** A png of exactly `size` bytes, filled after its end like the files of cameras with appended data. */
export const cardOfBytes = async (size: number) => {
  const bytes = await cardBytes();
  return file(new Blob([bytes, new Uint8Array(size - bytes.length)]), 'scan.png', pngType);
};

/** A png of a few bytes that claims 20,000 × 20,000 pixels. */
export const bomb = async (size = 200) => {
  const bytes = (await cardBytes()).slice(0, size);
  new DataView(bytes.buffer).setUint32(16, 20_000);
  new DataView(bytes.buffer).setUint32(20, 20_000);
  return file(bytes, 'bomb.png', pngType);
};

/** The same claim in a file larger than the limit, which can't be compressed either. */
export const largeBomb = async () =>
  file(new Blob([await bomb(), new Uint8Array(limit)]), 'large.png', pngType);

/** Grey noise. A script that drew every pixel of a photo would take seconds. */
const noise = () =>
  createCanvas(256, 256, (pen) => {
    const grain = pen.createImageData(256, 256);
    let random = 1;
    for (let offset = 0; offset < grain.data.length; offset += 4) {
      random = (random * 1_103_515_245 + 12_345) & 0x7fffffff;
      grain.data.fill((random >> 16) & 255, offset, offset + 3);
      grain.data[offset + 3] = 255;
    }
    pen.putImageData(grain, 0, 0);
  });

/** A phone's photo of 12 million pixels and more than 5 MB: a card with sensor noise. */
export const phonePhoto = async () => {
  const canvas = createCanvas(4000, 3000, (pen) => {
    drawCard(pen);
    pen.globalAlpha = 0.13;
    pen.fillStyle = pen.createPattern(noise(), 'repeat')!;
    pen.fillRect(0, 0, 4000, 3000);
  });
  return file(await written(canvas, jpegType, 0.95), 'IMG_20261121.jpg', jpegType);
};

/** EXIF of a phone: Orientation 6 (a quarter turn clockwise) and a GPS directory with a location. */
const exif = () => {
  const tiff = new DataView(new ArrayBuffer(86));
  const ascii = (at: number, text: string) =>
    new TextEncoder().encode(text).forEach((letter, index) => tiff.setUint8(at + index, letter));
  const entry = (at: number, tag: number, type: number, count: number) => {
    tiff.setUint16(at, tag);
    tiff.setUint16(at + 2, type);
    tiff.setUint32(at + 4, count);
  };
  ascii(0, 'MM');
  tiff.setUint16(2, 42);
  tiff.setUint32(4, 8);
  tiff.setUint16(8, 2);
  entry(10, 0x0112, 3, 1);
  tiff.setUint16(18, 6);
  entry(22, 0x8825, 4, 1);
  tiff.setUint32(30, 38);
  tiff.setUint16(38, 1);
  entry(40, 0x001d, 2, 11);
  tiff.setUint32(48, 56);
  ascii(56, '2026:11:21');
  ascii(68, 'GPS 51.5072 N 0.12');
  const head = [0xff, 0xe1, 0, 2 + 6 + 86, 0x45, 0x78, 0x69, 0x66, 0, 0];
  return new Uint8Array([...head, ...new Uint8Array(tiff.buffer)]);
};

/** Stored as 600 × 300, red on the left. Upright it is 300 × 600, red at the top. */
export const turnedPhoto = async () => {
  const canvas = createCanvas(600, 300, (pen) => {
    pen.fillStyle = 'blue';
    pen.fillRect(0, 0, 600, 300);
    pen.fillStyle = 'red';
    pen.fillRect(0, 0, 150, 300);
  });
  const bytes = await written(canvas, jpegType, 0.95);
  return file(new Blob([bytes.slice(0, 2), exif(), bytes.slice(2)]), 'IMG_6.jpg', jpegType);
};

/** The displayed size of a file, and the colour of a point, each part from 0 to 1. */
export const look = async (image: Blob) => {
  const bitmap = await createImageBitmap(image);
  const canvas = createCanvas(bitmap.width, bitmap.height, (pen) => pen.drawImage(bitmap, 0, 0));
  const colorAt = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = canvas
      .getContext('2d')!
      .getImageData(Math.floor(x * (bitmap.width - 1)), Math.floor(y * (bitmap.height - 1)), 1, 1).data;
    return red > 200 && blue < 90 ? 'red' : blue > 200 && red < 90 ? 'blue' : `${red} ${green} ${blue}`;
  };
  return { width: bitmap.width, height: bitmap.height, colorAt };
};
export const textIn = async (image: Blob) =>
  new TextDecoder('latin1').decode(new Uint8Array(await image.arrayBuffer()));
