/** Folders whose pure code Stryker mutates, with the patterns of their files. */
export const folders: readonly { name: string; mutate: readonly string[]; tests: readonly string[] }[];
