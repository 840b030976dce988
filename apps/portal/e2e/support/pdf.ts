/** Returns the number of pages of a printed document. The browser's own writer never compresses page objects. */
export const toPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
