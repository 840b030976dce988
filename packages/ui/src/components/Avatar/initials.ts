/** The first letters of a name's first and last word, or of its only word; '' for an empty name. */
export function toInitials(name: string): string {
  const heads = name
    .split(/[\s._-]+/u)
    .map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '')
    .filter(Boolean);
  const pair = heads.length > 1 ? [heads[0], heads.at(-1)] : heads;
  return pair.join('').toUpperCase();
}
