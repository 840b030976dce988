import jsQR from 'jsqr';

/**
 * Draws an SVG on a coloured background like a camera would see it, and reads its QR code; null without one.
 */
export async function decodeQr(svg: SVGElement, ground: string): Promise<string | null> {
  const side = 480;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, side, side);
  pen.drawImage(image, 0, 0, side, side);
  return jsQR(pen.getImageData(0, 0, side, side).data, side, side)?.data ?? null;
}
