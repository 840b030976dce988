import type { Turns } from '../../images/drawImage';

/** An image that the member chose. */
export interface ChosenImage {
  /** The original file, which is never uploaded. */
  source: File;
  /** The member's rotation, in quarter turns clockwise. */
  turns: Turns;
  /** The file to upload: upright, small enough, without metadata. Absent while it is being prepared. */
  file?: File | undefined;
}
