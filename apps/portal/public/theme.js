// Before the first paint: the member's own choice of theme, if there is one. Without it the system decides.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch (_) {
  // Storage is blocked: the system's theme it is.
}
