/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** Decodes a file as the browser shows it, with EXIF orientation applied. Rejects if it can't decode the file. */
export async function loadImage(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Draws an image scaled and rotated, on white, because a jpeg can't be transparent. */
export function drawImage(image: HTMLImageElement, side: number, turns: Turns): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, side / Math.max(naturalWidth, naturalHeight));
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  const isSideways = turns % 2 === 1;
  const canvas = document.createElement('canvas');
  canvas.width = isSideways ? height : width;
  canvas.height = isSideways ? width : height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((turns * Math.PI) / 2);
  pen.drawImage(image, -width / 2, -height / 2, width, height);
  return canvas;
}

/** The canvas as bytes, without any metadata. Null if the browser can't encode it. */
export const encodeCanvas = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/** Whether a canvas returns its content unchanged. Browsers that prevent fingerprinting may return noise. */
export function isCanvasFaithful(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  pen.fillStyle = 'rgb(64, 128, 192)';
  pen.fillRect(0, 0, 1, 1);
  const read = pen.getImageData(0, 0, 1, 1).data;
  return [64, 128, 192].every((value, index) => Math.abs((read[index] ?? 0) - value) < 16);
}
