import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hostileImages, type UploadFile } from '../testing/images/hostileImages';
import { cleanImage } from './cleanImage';
import { maxImageBytes } from './limits';

const uploads = await hostileImages();
const named = (name: string): UploadFile => {
  const found = uploads.find((upload) => upload.name === name);
  if (!found) throw new Error(`${name} is not made`);
  return found;
};
const cleaned = async (bytes: Uint8Array, side = 4000) => {
  const image = await cleanImage(bytes, side);
  if (typeof image === 'string') throw new Error(`refused: ${image}`);
  return image;
};

describe('an uploaded file (T11)', () => {
  // Proves: We couldn’t open the {field}. Choose another image.
  it.each(uploads.map(({ name, expected }) => [name, expected]))('%s is %s', async (name, expected) => {
    const image = await cleanImage(named(name).bytes, 4000);
    expect(typeof image === 'string' ? image : 'kept').toBe(expected);
  });

  it.each(uploads.filter(({ expected }) => expected === 'kept').map(({ name }) => name))(
    '%s keeps its pixels and nothing else',
    async (name) => {
      const { type, bytes } = await cleaned(named(name).bytes);
      const metadata = await sharp(bytes).metadata();
      expect(`image/${metadata.format}`).toBe(type);
      expect([metadata.width, metadata.height].sort((a, b) => a - b)).toEqual([48, 64]);
      expect(metadata).toMatchObject({ space: 'srgb' });
      for (const part of ['exif', 'iptc', 'xmp', 'icc', 'comments', 'orientation'])
        expect(metadata, part).not.toHaveProperty(part);
      const text = Buffer.from(bytes).toString('latin1');
      for (const trace of ['<script', '<html', 'PK\u0003\u0004', 'GPS', 'paDd', 'tEXt'])
        expect(text).not.toContain(trace);
    },
  );

  it('may have 2,097,152 bytes, and not one more (D44)', () => {
    expect(maxImageBytes).toBe(2_097_152);
    expect(named('two-megabytes.png').bytes).toHaveLength(2_097_152);
    expect(named('two-megabytes-and-one.png').bytes).toHaveLength(2_097_153);
  });

  it('is turned upright before its orientation is removed', async () => {
    const { width, height } = await sharp((await cleaned(named('located.jpg').bytes)).bytes).metadata();
    expect([width, height]).toEqual([48, 64]);
  });

  it('is scaled down to the side that is kept, and never up', async () => {
    const sizeAt = async (side: number) => {
      const { width, height } = await sharp((await cleaned(named('plain.png').bytes, side)).bytes).metadata();
      return [width, height];
    };
    expect(await sizeAt(32)).toEqual([32, 24]);
    expect(await sizeAt(512)).toEqual([64, 48]);
  });

  it.each(['plain.png', 'plain.jpg', 'located.jpg'])(
    '%s with changed bytes is an image or refused',
    async (name) => {
      const original = named(name).bytes;
      const change = fc.record({ at: fc.nat(original.length - 1), to: fc.nat(255) });
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
          const bytes = Buffer.from(original);
          for (const { at, to } of changes) bytes[at] = to;
          const image = await cleanImage(bytes, 4000);
          if (typeof image === 'string') return;
          const { format } = await sharp(image.bytes).metadata();
          expect(`image/${format}`).toBe(image.type);
        }),
        { numRuns: 60 },
      );
    },
  );
});
