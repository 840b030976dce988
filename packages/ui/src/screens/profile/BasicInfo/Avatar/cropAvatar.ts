import { encodeCanvas, isCanvasFaithful, loadImage } from '../../../../images/drawImage';

/** A square of the image, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The longest side that is sent, in pixels. It is sharp at the largest display size, on a screen of any density. */
const largestSide = 512;

/** Cuts out the square as a jpeg without metadata. Rejects if this browser can't draw it. */
export async function cropAvatar(avatar: File, { x, y, width, height }: CropArea): Promise<File> {
  // A canvas that returns noise would send noise. The server does not crop the whole image, but shows it round.
  if (!isCanvasFaithful()) return avatar;
  const image = await loadImage(avatar);
  const side = Math.max(1, Math.min(largestSide, Math.round(width)));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, x, y, width, height, 0, 0, side, side);
  const blob = await encodeCanvas(canvas, 'image/jpeg', 0.9);
  if (!blob) throw new Error('This browser cannot encode the image');
  return new File([blob], 'avatar.jpg', { type: blob.type });
}
