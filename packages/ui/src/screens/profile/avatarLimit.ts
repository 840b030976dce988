/** The largest picture that is sent, in bytes: 2 MB exactly may pass (A §9, D44). */
export const avatarLimit = 2 * 1024 * 1024;
