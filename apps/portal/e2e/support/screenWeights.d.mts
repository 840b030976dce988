export const mostUnexplained: number;
/** The weight of each screen by its address, in kB brotli. */
export function weighScreens(): Map<string, number>;
export function readList(file?: URL | string): Map<string, { weight: number; why: string }>;
