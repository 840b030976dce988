export interface FileRules {
  /** MIME types, such as `image/png`. */
  accept: readonly string[];
  /** Largest size of one file, in bytes. */
  maxBytes: number;
  /** What to say of a larger one: the exact text of the place. */
  tooLarge: string;
  /** What to say of another kind. */
  wrongType: string;
}

/** The files that keep the rules, and what to say of the first that does not. The server checks again (T11). */
export function acceptFiles(files: readonly File[], rules: FileRules) {
  const reasons = files.map((file) => {
    if (!rules.accept.includes(file.type)) return rules.wrongType;
    return file.size > rules.maxBytes ? rules.tooLarge : undefined;
  });
  return {
    accepted: files.filter((_, place) => reasons[place] === undefined),
    error: reasons.find((reason) => reason !== undefined),
  };
}
