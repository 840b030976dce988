const kinds = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/**
 * The page gets a nonce for each response, and operators edit the settings, so neither can be compressed
 * ahead.
 */
const changing = /(^|[\\/])(index\.html|config\.json)$/;

/** Compression saves no time below one packet. */
const least = 1024;

/** Whether a file of the built portal has compressed copies (`.br` and `.gz`). */
export function isCompressedAhead(file: string, bytes: number): boolean {
  return bytes > least && !changing.test(file) && kinds.test(file);
}
