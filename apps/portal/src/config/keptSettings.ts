// firstPaint/begin.js shares this key: it knows by it what the page looks like before anything has come.
const key = 'config';

/** The operator's settings of the last visit, which were found right; null where there are none. */
export function keptSettings(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps settings that were found right. */
export function keepSettings(text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // Storage is blocked, so they are read anew each time.
  }
}

/** Lets the next page read them anew. */
export function forgetSettings(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is kept.
  }
}
