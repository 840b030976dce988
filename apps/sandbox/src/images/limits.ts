/** Images are at most 2 MB (A §9, D44). */
export const maxImageBytes = 2 * 1024 * 1024;

/** Enough for a photograph of a document. A crafted file of 2 MB can claim a thousand times more (T11). */
export const maxImagePixels = 25_000_000;

/** The longest stored side in pixels. Larger images are scaled down. */
export const keptSide = { picture: 512, document: 4000 } as const;
