export interface MissingTranslation {
  /** The file of the language, from the repository's root. */
  file: string;
  language: string;
  key: string;
  /** The English text. */
  text: string;
  /** The note for translators. */
  note?: string | undefined;
}
export function missingTranslations(read?: (file: string) => string): MissingTranslation[];
export function describeMissing(missing: readonly MissingTranslation[]): string;
