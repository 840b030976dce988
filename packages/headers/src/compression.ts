const kinds = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** The page is filled with a nonce for each response, so it can't be compressed ahead. */
const page = /(^|[\\/])index\.html$/;

/** Below one packet, an encoding saves no time. */
const least = 1024;

/** Whether a file of the built portal lies beside its compressed copies (`.br` and `.gz`). */
export function isCompressedAhead(file: string, bytes: number): boolean {
  return bytes > least && !page.test(file) && kinds.test(file);
}
