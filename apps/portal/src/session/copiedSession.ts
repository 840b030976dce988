/**
 * A tab that is opened with a way to write into it begins with a copy of this tab's storage, the token among it. The copy
 * is that tab's own: this one's session stays (T3).
 */
export function dropCopiedSession(tab: Window): void {
  try {
    tab.sessionStorage.clear();
  } catch {
    // Where storage is blocked there was none to copy.
  }
}
