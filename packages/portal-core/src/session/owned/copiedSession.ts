/**
 * Empties a new tab's storage, which starts as a copy of this tab's, including the token. This tab's session stays
 * (T3).
 */
export function dropCopiedSession(tab: Window): void {
  try {
    tab.sessionStorage.clear();
  } catch {
    // Where storage is blocked, nothing was copied.
  }
}
