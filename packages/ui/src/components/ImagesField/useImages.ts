import { useRef, useState } from 'react';
import { prepareImage } from '../../images/prepareImage';
import { faultTexts } from '../ImageField/imageWords';
import type { AttachedImage } from './attachedImage';
import { imagesWords } from './imagesWords';

export interface ImagesRules {
  /** Images that are there from the start. */
  initial?: readonly AttachedImage[] | undefined;
  /** How many there may be. */
  most: number;
  /** Largest size of what is sent of one, in bytes; a larger image is made smaller. */
  maxBytes: number;
  /** The exact text for one that can't be. */
  tooLargeMessage: string;
  onChange: (images: readonly AttachedImage[]) => void;
}

/** Why an image was not taken; without a name it is about all of them. */
export interface ImageFaultSaid {
  name?: string;
  text: string;
}

let made = 0;

/**
 * Several images, each made fit to be sent as it is added, one after the other, for each is decoded as a whole. Every one is
 * judged, not the first alone (D99); what is refused takes none of the others with it.
 */
export function useImages({ initial = [], most, maxBytes, tooLargeMessage, onChange }: ImagesRules) {
  const [images, setImages] = useState(initial);
  const [faults, setFaults] = useState<readonly ImageFaultSaid[]>([]);
  // Images become ready at any time: what they are added to is what is there then.
  const latest = useRef(initial);
  const put = (next: readonly AttachedImage[]) => {
    latest.current = next;
    setImages(next);
    onChange(next);
  };
  const prepare = async ({ id, source }: AttachedImage) => {
    const result = await prepareImage(source, { name: 'image', maxBytes });
    // Taken out meanwhile.
    if (!latest.current.some((image) => image.id === id)) return;
    if ('file' in result) {
      put(latest.current.map((image) => (image.id === id ? { ...image, file: result.file } : image)));
      return;
    }
    put(latest.current.filter((image) => image.id !== id));
    const text = result.fault === 'size' ? tooLargeMessage : faultTexts[result.fault];
    setFaults((said) => [...said, { name: source.name, text }]);
  };
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const taken = files.slice(0, Math.max(0, most - latest.current.length));
    const left = files.length - taken.length;
    setFaults(left > 0 ? [{ text: imagesWords.tooMany(most, left) }] : []);
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
