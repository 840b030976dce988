/** One or two letters for a name: first and last word's, or the first of a username. '' for an empty one. */
export function initialsOf(name: string): string {
  const heads = name
    .split(/[\s._-]+/u)
    .map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '')
    .filter(Boolean);
  const pair = heads.length > 1 ? [heads[0], heads.at(-1)] : heads;
  return pair.join('').toUpperCase();
}
