/** Who registered on this page, and the server's token for the verification of that email (D113). */
interface Registered {
  username: string;
  token: string;
}

// In memory alone: another tab, a reload and the next registration never have it (T16, T18).
let registered: Registered | undefined;

/** Keeps the token until the verification is left. Undefined drops it. */
export const keepRegistered = (next: Registered | undefined): void => {
  registered = next;
};

/** The token of this member's registration; null without one. */
export const readRegisteredToken = (username: string): string | null =>
  registered?.username === username ? registered.token : null;
