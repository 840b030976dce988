/** The contract's longest message, in characters as a form sends them, and its longest subject. */
export const longestMessage = 5000;
export const longestSubject = 200;

/** The most images that go with one message. */
export const mostImages = 5;

/** The largest image: 2048 KB (B §5). */
export const maxImageBytes = 2048 * 1024;

/** A form sends a line break as two characters, and the server counts both. */
export const lengthAsSent = (text: string): number => Array.from(text.replace(/\r?\n/g, '\r\n')).length;
