import { maxImagePixels } from '../../../../apps/sandbox/src/images/limits';

interface Box {
  width: number;
  height: number;
}

/** The sandbox's part of sharp, implemented by the browser, which applies an image's orientation when it decodes it. */
class Picture {
  private readonly bitmap: ImageBitmap;
  private type = 'image/png';
  private size: Box;
  private quality: number | undefined;

  constructor(bitmap: ImageBitmap) {
    this.bitmap = bitmap;
    this.size = { width: bitmap.width, height: bitmap.height };
  }

  timeout() {
    return this;
  }

  autoOrient() {
    return this;
  }

  toColourspace() {
    return this;
  }

  flatten() {
    return this;
  }

  resize({ width, height }: Box) {
    const scale = Math.min(1, width / this.size.width, height / this.size.height);
    this.size = { width: Math.round(this.size.width * scale), height: Math.round(this.size.height * scale) };
    return this;
  }

  png() {
    return this;
  }

  jpeg({ quality }: { quality: number }) {
    this.type = 'image/jpeg';
    this.quality = quality / 100;
    return this;
  }

  async toBuffer(): Promise<Uint8Array> {
    const { width, height } = this.size;
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('No canvas');
    if (this.type === 'image/jpeg') {
      pen.fillStyle = 'black';
      pen.fillRect(0, 0, width, height);
    }
    pen.drawImage(this.bitmap, 0, 0, width, height);
    const blob = await canvas.convertToBlob({ type: this.type, quality: this.quality });
    return new Uint8Array(await blob.arrayBuffer());
  }
}

const decoded = (bytes: Uint8Array) => createImageBitmap(new Blob([Uint8Array.from(bytes)]));

export async function decoder(bytes: Uint8Array): Promise<Picture> {
  const bitmap = await decoded(bytes);
  if (bitmap.width * bitmap.height > maxImagePixels) throw new Error('Too many pixels');
  return new Picture(bitmap);
}

/** The browser reports an image's size only after decoding it. */
export async function claimedPixels(bytes: Uint8Array): Promise<number> {
  const { width, height } = await decoded(bytes);
  return width * height;
}
