/** The contract's maximum lengths of a message, in characters as a form sends them, and of a subject. */
export const longestMessage = 5000;
export const longestSubject = 200;

/** A form sends a line break as two characters, and the server counts both. */
export const lengthAsSent = (text: string): number => Array.from(text.replace(/\r?\n/g, '\r\n')).length;
