/**
 * Empties a new tab's storage. A tab that this page can write into begins with a copy of this tab's storage, the token
 * included. The copy is the new tab's own, so this tab's session stays (T3).
 */
export function dropCopiedSession(tab: Window): void {
  try {
    tab.sessionStorage.clear();
  } catch {
    // Where storage is blocked, nothing was copied.
  }
}
