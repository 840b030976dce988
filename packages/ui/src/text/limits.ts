/** The longest text that a filter takes, typed or in an address. */
export const longestFilter = 100;

/** The most digits that a number in a filter has. */
export const longestNumber = 20;

/** The contract's longest password, in characters. */
export const longestPassword = 128;

/** The contract's longest username, in characters. */
export const longestUsername = 64;
