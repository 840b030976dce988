/** A hash that distinguishes texts (FNV-1a, 32 bits, hex). The text can't be recovered from it. */
export function getFingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}
