import type { Sentence } from '../api/languages/sentence';
import { invalid, type Refusal } from '../api/refusal';
import { type CleanImage, cleanImage, type ImageFault } from './cleanImage';

/** A §5's text for an image that is too large, with its original misspelling (D104). */
const tooLargeText = 'Image size sholud not be greater than 2MB';

export const imageFaultText = (field: string, fault: ImageFault): Sentence => {
  const name = field.replaceAll('_', ' ');
  const texts: Record<ImageFault, Sentence> = {
    size: tooLargeText,
    kind: `The ${name} must be a PNG or JPEG file.`,
    pixels: `The ${name} has too many pixels. Use a smaller one.`,
    broken: `We couldn’t open the ${name}. Choose another image.`,
  };
  return texts[fault];
};

const byField = (field: string, fault: ImageFault): Refusal =>
  invalid({ [field]: [imageFaultText(field, fault)] });

// oxlint-disable-next-line portal/process-state -- of an upload, gone with its bytes
const cleaned = new WeakMap<Uint8Array, Map<number, Promise<CleanImage | ImageFault>>>();

/** Each upload is decoded only once. */
function cleanOnce(bytes: Uint8Array, side: number): Promise<CleanImage | ImageFault> {
  const sides = cleaned.get(bytes) ?? new Map<number, Promise<CleanImage | ImageFault>>();
  cleaned.set(bytes, sides);
  const image = sides.get(side) ?? cleanImage(bytes, side);
  sides.set(side, image);
  return image;
}

/**
 * Decodes uploads before the transaction in which `requireImage` uses the results (T33). They are decoded in sequence
 * because each needs the full memory. `requireImage` reports any fault.
 */
export async function prepareImages(
  side: number,
  ...uploads: readonly (Uint8Array | undefined)[]
): Promise<void> {
  for (const bytes of uploads) if (bytes && bytes.length > 0) await cleanOnce(bytes, side);
}

/** Returns the clean image of a form's field, or refuses a field without one (T11). */
export async function requireImage(
  field: string,
  bytes: Uint8Array,
  side: number,
  refusal: (field: string, fault: ImageFault) => Refusal = byField,
): Promise<CleanImage> {
  const image = await cleanOnce(bytes, side);
  if (typeof image === 'string') throw refusal(field, image);
  return image;
}
