/** The public types of a built library, a line for each entry. */
export function getPublicApi(dist: string): string;
/** The changes between two reports that break a consumer, and the others. */
export function compareApis(before: string, now: string): { major: string[]; minor: string[] };
