/**
 * The files in what was pasted. If there is text too, the member meant the text: a copied table or page brings along a
 * drawing of itself.
 */
export function pastedImages(clipboard: DataTransfer | null): File[] {
  if (!clipboard || clipboard.getData('text/plain') !== '') return [];
  return [...clipboard.files];
}
