// Runs before the first paint, inside the page itself. `parts` is filled in by the build: what each address loads.
(function (parts) {
  const { document, location } = globalThis;
  const page = document.documentElement;
  const read = (store, key) => {
    try {
      return globalThis[store].getItem(key);
    } catch {
      // Storage is blocked.
      return null;
    }
  };
  const theme = read('localStorage', 'theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  // Without a choice the page's own stays, which is the operator's (D115).
  if (theme === 'system') delete page.dataset.theme;

  const path = location.pathname.replace(/\/+$/, '') || '/';
  const isMembers = /^\/user(\/|$)/.test(path);
  const hasSession = read('sessionStorage', 'token') !== null && read('sessionStorage', 'status') !== null;
  const isSignIn =
    !hasSession && (isMembers || path === '/' || (path === '/login' && location.search === ''));
  page.dataset.first = isSignIn ? 'signIn' : isMembers ? 'frame' : 'nothing';

  // The address's own scripts come beside the entry, not after it.
  const address = isSignIn ? '/login' : path === '/user' ? '/user/dashboard' : path;
  for (const file of parts[address] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }

  // A press that comes before the portal is kept for it.
  const press = ({ type, key, target }) => {
    const isPress =
      type === 'click' ? target.closest('[data-submit]') : key === 'Enter' && target.closest('input');
    if (isPress && target.closest('[data-first-paint]')) page.dataset.pressed = '';
  };
  document.addEventListener('click', press);
  document.addEventListener('keydown', press);
})({});
