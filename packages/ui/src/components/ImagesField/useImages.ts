import { useRef, useState } from 'react';
import { prepareImage } from '../../images/prepareImage';
import { largestImage, mostImages } from '../../text/limits';
import { faultTexts } from '../ImageField/messages';
import { imagesMessages } from './messages';

/** One of several images that the member chose. */
export interface AttachedImage {
  /** Unique among the images. */
  id: string;
  /** The original file, which is never uploaded. */
  source: File;
  /** The file to upload: upright, small enough, without metadata. Absent while it is being prepared. */
  file?: File | undefined;
}

/** The files to upload; undefined while one is still being prepared. */
export function getFiles(images: readonly AttachedImage[]): File[] | undefined {
  const files = images.map(({ file }) => file).filter((file) => file !== undefined);
  return files.length === images.length ? files : undefined;
}

/**
 * The pasted files. Empty if there is text too, because a copied table or page includes an image of itself.
 */
export function pastedImages(clipboard: DataTransfer | null): File[] {
  if (!clipboard || clipboard.getData('text/plain') !== '') return [];
  return [...clipboard.files];
}

export interface ImagesRules {
  /** The images at the start. */
  initial?: readonly AttachedImage[] | undefined;
  /** The greatest number of images. Default: 5. */
  most?: number;
  /** Largest size of one uploaded file, in bytes. A larger image is compressed. Default: 2 MB. */
  maxBytes?: number;
  /** The text for an image that can't be compressed enough. Default: ours. */
  tooLargeMessage?: string;
  /** Called with all images after a change. */
  onChange?: (images: readonly AttachedImage[]) => void;
}

/** Why an image was rejected. Without a name it is about all images. */
export interface ImageFaultSaid {
  name?: string;
  text: string;
}

let made = 0;

/**
 * Several images, prepared one after the other, because decoding needs much memory. Every image is validated,
 * not only the first (D99), and a rejected one doesn't affect the others.
 */
export function useImages(rules: ImagesRules) {
  const { initial = [], most = mostImages, maxBytes = largestImage, onChange } = rules;
  const texts = { ...faultTexts, size: rules.tooLargeMessage ?? faultTexts.size };
  const [images, setImages] = useState(initial);
  const [faults, setFaults] = useState<readonly ImageFaultSaid[]>([]);
  // Images become ready at any time, and must be added to the latest list.
  const latest = useRef(initial);
  const put = (next: readonly AttachedImage[]) => {
    latest.current = next;
    setImages(next);
    onChange?.(next);
  };
  const prepare = async ({ id, source }: AttachedImage) => {
    const result = await prepareImage(source, { name: 'image', maxBytes });
    // The member has removed the image in the meantime.
    if (!latest.current.some((image) => image.id === id)) return;
    if ('file' in result) {
      put(latest.current.map((image) => (image.id === id ? { ...image, file: result.file } : image)));
      return;
    }
    put(latest.current.filter((image) => image.id !== id));
    setFaults((faults) => [...faults, { name: source.name, text: texts[result.fault] }]);
  };
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const taken = files.slice(0, Math.max(0, most - latest.current.length));
    const left = files.length - taken.length;
    setFaults(left > 0 ? [{ text: imagesMessages.tooMany({ max: most, skipped: left }) }] : []);
    const added = taken.map((source) => ({ id: `image-${(made += 1)}`, source }));
    put([...latest.current, ...added]);
    for (const image of added) await prepare(image);
  };
  return {
    images,
    faults,
    add: (files: readonly File[]) => void add(files),
    remove: (id: string) => {
      setFaults([]);
      put(latest.current.filter((image) => image.id !== id));
    },
    clear: () => {
      setFaults([]);
      put([]);
    },
  };
}
