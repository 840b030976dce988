import { useRef, useState } from 'react';
import type { Turns } from '../../images/drawImage';
import { prepareImage } from '../../images/prepareImage';
import { largestImage } from '../../text/limits';
import { faultTexts } from './messages';

/** An image that the member chose. */
export interface ChosenImage {
  /** The original file, which is never uploaded. */
  source: File;
  /** The member's rotation, in quarter turns clockwise. */
  turns: Turns;
  /** The file to upload: upright, small enough, without metadata. Absent while it is being prepared. */
  file?: File | undefined;
}

export interface ImageRules {
  /** Name of the uploaded file, without its extension. Default: image. */
  name?: string;
  /** Largest size of the uploaded file, in bytes. A larger image is compressed. Default: 2 MB. */
  maxBytes?: number;
  /** The text for an image that can't be compressed enough. Default: ours. */
  tooLargeMessage?: string;
  /** Called with the chosen image immediately, and again when the file to upload is ready. null is none. */
  onChange?: (image: ChosenImage | null) => void;
}

/** Prepares the chosen file for upload. The latest choice wins, even if an earlier one is ready later. */
export function useImage(rules: ImageRules, onChange: (image: ChosenImage | null) => void) {
  const { name = 'image', maxBytes = largestImage, tooLargeMessage = faultTexts.size } = rules;
  const [fault, setFault] = useState<string>();
  const latest = useRef(0);
  const make = async (source: File, turns: Turns) => {
    const job = (latest.current += 1);
    setFault(undefined);
    onChange({ source, turns });
    const made = await prepareImage(source, { name, maxBytes, turns });
    if (job !== latest.current) return;
    if ('file' in made) {
      onChange({ source, turns, file: made.file });
      return;
    }
    setFault({ ...faultTexts, size: tooLargeMessage }[made.fault]);
    onChange(null);
  };
  return {
    fault,
    choose: (source: File) => void make(source, 0),
    rotate: ({ source, turns }: ChosenImage) => void make(source, ((turns + 1) % 4) as Turns),
    remove: () => {
      latest.current += 1;
      setFault(undefined);
      onChange(null);
    },
  };
}
