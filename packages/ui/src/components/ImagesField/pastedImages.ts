/**
 * The files of what is pasted. Where there are words too, they are what was meant: a copied table or page comes along with
 * a drawing of itself.
 */
export function pastedImages(clipboard: DataTransfer | null): File[] {
  if (!clipboard || clipboard.getData('text/plain') !== '') return [];
  return [...clipboard.files];
}
