/**
 * The current time of the live portal's seed, from which its rows are dated back. It is the fixtures' time (ms since
 * 1970).
 */
export const seededAt = Date.UTC(2026, 10, 20, 9, 14);
