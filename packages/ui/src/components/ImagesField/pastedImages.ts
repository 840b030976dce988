/**
 * The pasted files. Empty if there is text too, because a copied table or page includes an image of itself.
 */
export function pastedImages(clipboard: DataTransfer | null): File[] {
  if (!clipboard || clipboard.getData('text/plain') !== '') return [];
  return [...clipboard.files];
}
