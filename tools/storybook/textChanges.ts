// Types only, as in pagesData.ts.

/** The texts that differ from those of commit ffce6905, by language: the key, the text before and now. */
export declare const textChanges: Record<string, [key: string, before: string, now: string][]>;
