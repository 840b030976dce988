// Before the first paint: the member's own choice of theme, if there is one. Without it the system decides.
(function () {
  try {
    const theme = globalThis.localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') globalThis.document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's theme it is.
  }
})();
