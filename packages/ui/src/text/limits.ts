/** The longest text of a filter, typed or in a URL. */
export const longestFilter = 100;

/** The most digits of a number in a filter. */
export const longestNumber = 20;

/** The contract's longest password, in characters. */
export const longestPassword = 128;

/** The contract's longest username, in characters. */
export const longestUsername = 64;

/** The largest image that is sent, in bytes. Exactly 2 MB is accepted (A §9, D44). */
export const largestImage = 2 * 1024 * 1024;

/** The most images in one message. */
export const mostImages = 5;
