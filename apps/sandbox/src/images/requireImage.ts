import { invalid, type Refusal } from '../contract/refusal';
import { type CleanImage, cleanImage, type ImageFault } from './cleanImage';

/** A §5's words for an image that is too large, misspelt as they are (D104). */
const tooLargeText = 'Image size sholud not be greater than 2MB';

export const imageFaultText = (field: string, fault: ImageFault): string => {
  const name = field.replaceAll('_', ' ');
  const texts: Record<ImageFault, string> = {
    size: tooLargeText,
    kind: `The ${name} must be a file of type png or jpeg.`,
    pixels: `The ${name} has too many pixels. Please make it smaller.`,
    broken: `The ${name} could not be read. Please choose another picture.`,
  };
  return texts[fault];
};

const byField = (field: string, fault: ImageFault): Refusal =>
  invalid({ [field]: [imageFaultText(field, fault)] });

/** The picture of a form's field, clean; refused by field where it is none (T11). */
export async function requireImage(
  field: string,
  bytes: Uint8Array,
  side: number,
  refusal: (field: string, fault: ImageFault) => Refusal = byField,
): Promise<CleanImage> {
  const image = await cleanImage(bytes, side);
  if (typeof image === 'string') throw refusal(field, image);
  return image;
}
