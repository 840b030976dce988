import { useRef, useState } from 'react';
import type { Turns } from '../../images/drawImage';
import { prepareImage } from '../../images/prepareImage';
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

interface ImageRules {
  name: string;
  maxBytes: number;
  tooLargeMessage: string;
  onChange: (image: ChosenImage | undefined) => void;
}

/** Prepares the chosen file for upload. The latest choice wins, even if an earlier one is ready later. */
export function useImage({ name, maxBytes, tooLargeMessage, onChange }: ImageRules) {
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
    setFault(made.fault === 'size' ? tooLargeMessage : faultTexts[made.fault]);
    onChange(undefined);
  };
  return {
    fault,
    choose: (source: File) => void make(source, 0),
    rotate: ({ source, turns }: ChosenImage) => void make(source, ((turns + 1) % 4) as Turns),
    remove: () => {
      latest.current += 1;
      setFault(undefined);
      onChange(undefined);
    },
  };
}
