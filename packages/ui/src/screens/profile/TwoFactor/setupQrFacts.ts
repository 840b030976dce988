/** Side of the QR code in px, its quiet zone included. */
export const qrSide = 200;

/** What it is, without the key in it: that stands beside it as text. */
export const qrAlt = 'QR code of your setup key';
