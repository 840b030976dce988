/** The present of the walk's seed, from which its rows are dated back: that of the fixtures (ms since 1970). */
export const seededAt = Date.UTC(2026, 10, 20, 9, 14);
