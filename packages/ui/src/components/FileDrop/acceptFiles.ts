/** A file's size for members: `740 kB`, `1.4 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

export interface FileRules {
  /** MIME types, such as `image/png`. */
  accept: readonly string[];
  /** Largest size of one file, in bytes. */
  maxBytes: number;
  /** The exact text for a larger file. */
  tooLarge: string;
  /** The text for a file of another type. */
  wrongType: string;
}

/** The valid files, and the error of the first invalid one. The server checks again (T11). */
export function acceptFiles(files: readonly File[], rules: FileRules) {
  const reasons = files.map((file) => {
    if (!rules.accept.includes(file.type)) return rules.wrongType;
    return file.size > rules.maxBytes ? rules.tooLarge : undefined;
  });
  return {
    accepted: files.filter((_, index) => reasons[index] === undefined),
    error: reasons.find((reason) => reason !== undefined),
  };
}
