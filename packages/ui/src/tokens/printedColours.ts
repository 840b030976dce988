/** Prints backgrounds that carry meaning. Chrome before 136 knows only the prefixed property. */
export const printedColours = '-webkit-print-color-adjust: exact; print-color-adjust: exact;';
