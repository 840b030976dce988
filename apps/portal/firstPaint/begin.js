// Runs before the first paint, inside the page itself. The build fills in where the API is, and what each address needs:
// its scripts, and what its screen reads first.
(function (api, needs) {
  const { document, fetch, location, performance, URL } = globalThis;
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
  const token = read('sessionStorage', 'token');
  const hasSession = token !== null && read('sessionStorage', 'status') !== null;
  const isSignIn =
    !hasSession && (isMembers || path === '/' || (path === '/login' && location.search === ''));
  page.dataset.first = isSignIn ? 'signIn' : isMembers ? 'frame' : 'nothing';

  // The address's own scripts come beside the entry, not after it.
  const address = isSignIn ? '/login' : path === '/user' ? '/user/dashboard' : path;
  const { files = [], reads = [] } = needs[address] ?? {};
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }

  // So does what its screen reads first. Whoever asks for it gets the answer, or the fault (shared/browser/firstReads.ts).
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const options = { headers, redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' };
  if (hasSession && location.search === '')
    globalThis.begunReads = reads.map((path) => {
      const { href } = new URL(api + path, location.href);
      const answer = fetch(href, options);
      answer.catch(() => {});
      return { url: href, authorization: headers.Authorization, at: performance.now(), answer };
    });

  // A press that comes before the portal is kept for it.
  const press = ({ type, key, target }) => {
    const isPress =
      type === 'click' ? target.closest('[data-submit]') : key === 'Enter' && target.closest('input');
    if (isPress && target.closest('[data-first-paint]')) page.dataset.pressed = '';
  };
  document.addEventListener('click', press);
  document.addEventListener('keydown', press);
})('/api', {});
