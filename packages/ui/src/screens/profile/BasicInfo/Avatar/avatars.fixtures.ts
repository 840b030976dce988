/** Generated images, so the project contains no photo of a person. */
const draw = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = 'lightsteelblue';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = 'tan';
  pen.beginPath();
  pen.arc(width / 2, height * 0.4, height * 0.2, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = 'steelblue';
  pen.beginPath();
  pen.arc(width / 2, height * 1.05, height * 0.42, 0, Math.PI * 2);
  pen.fill();
  return canvas;
};

const getFile = (canvas: HTMLCanvasElement, name: string, type: string) =>
  new Promise<File>((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type, lastModified: 1 }));
      else reject(new Error('No canvas'));
    }, type),
  );

export const pngFile = (name: string, width = 640, height = 480) =>
  getFile(draw(width, height), name, 'image/png');
export const jpegFile = (name: string, width = 640, height = 480) =>
  getFile(draw(width, height), name, 'image/jpeg');

/** Other content with an image's name and type. */
export const noAvatar = () => new File(['<svg onload="alert(1)"/>'], 'me.png', { type: 'image/png' });
