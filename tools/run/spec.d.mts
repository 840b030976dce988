/** The sections of A and B that no title names. */
export function getUnproven(titles: readonly string[], read?: (file: string) => string): string[];
