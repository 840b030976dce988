import { fontFamily } from '../../../tokens';

/** Side, margin, and distance of two lines, in px. A square is shown whole in the form. */
const image = { side: 320, margin: 16, line: 40 };

/**
 * Draws what a question is about as a PNG, because a ticket needs an image (B §5) and a question about a row has no
 * other. Undefined if the browser can't draw it.
 */
export async function drawQuestion(lines: readonly string[]): Promise<File | undefined> {
  const { side, margin, line } = image;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `28px ${fontFamily.text}`;
  pen.fillStyle = 'black';
  lines.forEach((text, index) => {
    const y = side / 2 + (index - (lines.length - 1) / 2) * line;
    pen.fillText(text, side / 2, y, side - 2 * margin);
  });
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return png ? new File([png], `${lines.join(' ')}.png`, { type: 'image/png' }) : undefined;
}
