interface Box {
  width: number;
  height: number;
}

/** Bytes that are no image throw. The browser applies an image's orientation when it decodes it. */
const decode = (bytes: Uint8Array) => createImageBitmap(new Blob([Uint8Array.from(bytes)]));

/** The sandbox's part of sharp, by the browser's own decoder. */
class Picture {
  private readonly bytes: Uint8Array;
  private type = 'image/png';
  private most: Box = { width: Infinity, height: Infinity };
  private quality: number | undefined;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  // What the browser does anyway, or never needs.
  timeout = () => this;
  autoOrient = () => this;
  toColourspace = () => this;
  flatten = () => this;
  png = () => this;

  resize(most: Box) {
    this.most = most;
    return this;
  }

  jpeg({ quality }: { quality: number }) {
    this.type = 'image/jpeg';
    this.quality = quality / 100;
    return this;
  }

  /** The browser reports an image's size only after decoding it. */
  async metadata(): Promise<Box> {
    const { width, height } = await decode(this.bytes);
    return { width, height };
  }

  async toBuffer(): Promise<Uint8Array> {
    const bitmap = await decode(this.bytes);
    const scale = Math.min(1, this.most.width / bitmap.width, this.most.height / bitmap.height);
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.round(side * scale)) as [
      number,
      number,
    ];
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('No canvas');
    if (this.type === 'image/jpeg') {
      pen.fillStyle = 'black';
      pen.fillRect(0, 0, width, height);
    }
    pen.drawImage(bitmap, 0, 0, width, height);
    const blob = await canvas.convertToBlob({ type: this.type, quality: this.quality });
    return new Uint8Array(await blob.arrayBuffer());
  }
}

const ignored = () => undefined;

export default Object.assign((bytes: Uint8Array) => new Picture(bytes), {
  ...{ cache: ignored, concurrency: ignored, block: ignored, unblock: ignored },
});
