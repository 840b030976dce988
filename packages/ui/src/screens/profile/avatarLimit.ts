/** The largest image that is sent, in bytes. Exactly 2 MB is accepted (A §9, D44). */
export const avatarLimit = 2 * 1024 * 1024;
