/** How many pages a printed document has; its page objects are never packed by the browser's own writer. */
export const toPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
