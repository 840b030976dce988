import { profileMessages } from '../messages';
/** Side of the QR code in px, its quiet zone included. */
export const qrSide = 200;

/** The alternative text leaves out the key, which is next to the image as text. */
export const qrAlt = profileMessages.qrAlt;
