import type { Turns } from '../../images/drawImage';

/** An image that the member chose. */
export interface ChosenImage {
  /** The file as it was chosen. It is never sent. */
  source: File;
  /** The member's rotation, in quarter turns to the right. */
  turns: Turns;
  /** The file that is sent: upright, small enough, without metadata. Absent while it is being made. */
  file?: File | undefined;
}
