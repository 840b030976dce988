/** A part in whole per cent of a whole. Undefined for a whole of 0. */
export const toShare = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.round((part / whole) * 100) : undefined;
