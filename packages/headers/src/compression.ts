const kinds = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** The page gets a nonce for each response, so it can't be compressed ahead. */
const page = /(^|[\\/])index\.html$/;

/** Compression saves no time below one packet. */
const least = 1024;

/** Whether a file of the built portal has compressed copies (`.br` and `.gz`). */
export function isCompressedAhead(file: string, bytes: number): boolean {
  return bytes > least && !page.test(file) && kinds.test(file);
}
