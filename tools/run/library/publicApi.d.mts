/** The public types of a built library, a line for each entry. */
export function getPublicApi(dist: string): string;
/** The changes between two reports that break a consumer, those that don't, and the exports whose types changed alone. */
export function compareApis(before: string, now: string): Record<'major' | 'minor' | 'types', string[]>;
/** Every entry with types of a built library: its address in `exports`, and its file. */
export function getEntries(dist: string): { address: string; file: string }[];
