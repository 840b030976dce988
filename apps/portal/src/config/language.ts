const key = 'language';

/** The language that the member chose on this device; undefined where it is the operator's. */
export function chosenLanguage(): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    // Storage is blocked, so the operator's stays.
    return undefined;
  }
}

/** Keeps the choice and loads the page anew in it: the texts are made once, when their parts come. */
export function chooseLanguage(language: string): void {
  try {
    window.localStorage.setItem(key, language);
  } catch {
    // Storage is blocked, so there is nothing to come back to.
    return;
  }
  window.location.reload();
}
