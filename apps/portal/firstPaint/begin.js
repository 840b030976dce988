// Runs before the first paint, inside the page itself. The build fills in what each address needs, its scripts and what
// its screen reads first, for which settings the first paint was drawn, and the portal's folder on its origin (ADR 27).
(function ({ files = [], at = {} }, drawn, base) {
  const { document, fetch, location, performance, setTimeout, URL } = globalThis;
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

  const path = location.pathname.slice(base.length - 1).replace(/\/+$/, '') || '/';
  const isMembers = /^\/user(\/|$)/.test(path);
  const token = read('sessionStorage', 'token');
  const hasSession = token !== null && read('sessionStorage', 'status') !== null;
  const isSignIn =
    !hasSession && (isMembers || path === '/' || (path === '/login' && location.search === ''));
  // With other settings than the page was drawn for, or in another language, it would say what is not so.
  const kept = read('localStorage', 'config');
  const { language = 'en' } = JSON.parse(drawn);
  const isAsDrawn = (kept ?? drawn) === drawn && (read('localStorage', 'language') ?? language) === language;
  page.dataset.first = !isAsDrawn ? 'nothing' : isSignIn ? 'signIn' : isMembers ? 'frame' : 'nothing';

  const address = isSignIn ? '/login' : path === '/user' ? '/user/dashboard' : path;
  const [, ...reads] = at[address] ?? [];
  const preload = ([places] = [[]]) => {
    for (const place of places) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = files[place];
      document.head.append(link);
    }
  };
  // A request that fails or stays silent is followed by another, and the first good answer counts. The last one is taken
  // as it is, so that settings that are no JSON are shown as wrong.
  let hasConfig = false;
  const askForConfig = (times, signal) => {
    const answer = fetch(`${base}config.json`, {
      cache: 'no-cache',
      credentials: 'omit',
      redirect: 'error',
      signal,
    })
      .then((response) => {
        if (response.ok) return response.text();
        throw new Error(`the server answered ${response.status}`);
      })
      .then((text) => {
        if (times > 1) JSON.parse(text);
        hasConfig = true;
        return text;
      });
    if (times === 1) return answer;
    const isDue = new Promise((resolve) => {
      setTimeout(resolve, 4000);
      answer.catch(() => setTimeout(resolve, 700));
    });
    const next = isDue.then(() => (hasConfig ? answer : askForConfig(times - 1, signal)));
    return Promise.any([answer, next]).catch(({ errors }) => Promise.reject(errors[0]));
  };
  let isBegun = false;
  globalThis.beginLoading = () => {
    if (isBegun) return;
    isBegun = true;
    // The operator's settings come beside the scripts, which wait for them (config/settings.ts).
    globalThis.begunConfig = askForConfig(3, globalThis.AbortSignal.timeout(12_000));
    globalThis.begunConfig.catch(() => {});
    // The address's own scripts come beside the entry, not after it.
    preload(at[address]);
  };
  // The sign-in is drawn before anything is asked for, which costs a slow processor the time of a frame. A page that is
  // not looked at has no frame, so the first script asks as well.
  if (isSignIn) globalThis.requestAnimationFrame(() => setTimeout(globalThis.beginLoading));
  else globalThis.beginLoading();

  // A tab without a session asks the others for theirs (session/handOver.ts), beside the scripts and not before them.
  const { BroadcastChannel, navigator } = globalThis;
  const name = 'member-portal-session';
  const ask = (patience) =>
    new Promise((resolve) => {
      const lot = globalThis.crypto.getRandomValues(new globalThis.Uint8Array(16));
      const id = Array.from(lot, (byte) => byte.toString(16).padStart(2, '0')).join('');
      const [others, mine] = [new BroadcastChannel(name), new BroadcastChannel(`${name}-${id}`)];
      const heard = [];
      let isSettled = false;
      const settle = () => {
        others.close();
        mine.close();
        // Tabs of several members: nobody knows whose this one is.
        const isOne = heard.length > 0 && heard.every((one) => one?.token === heard[0]?.token);
        if (isSettled) return;
        isSettled = true;
        resolve(isOne ? heard[0] : undefined);
        if (!isOne || page.dataset.first === undefined) return;
        if (isAsDrawn) page.dataset.first = 'frame';
        preload(at[isMembers && path !== '/user' ? path : '/user/dashboard']);
      };
      setTimeout(settle, patience);
      mine.onmessage = ({ data }) => {
        if (heard.push(data) === 1) setTimeout(settle, 20);
      };
      others.postMessage(id);
    });
  // Nobody waits for an answer where no tab stands by to give one, and one that does may be slow behind this page. A
  // browser without locks doesn't tell.
  const howLongToWait = () =>
    navigator.locks?.query().then(
      ({ held }) => (held.some((lock) => lock.name === name) ? 1000 : 0),
      () => 150,
    ) ?? Promise.resolve(150);
  if (isSignIn && BroadcastChannel)
    globalThis.handedOver = howLongToWait().then((patience) => (patience > 0 ? ask(patience) : undefined));

  // So does what its screen reads first. Whoever asks for it gets the answer, or the fault (shared/browser/firstReads.ts).
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const options = { headers, redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' };
  let api;
  try {
    api = `${(JSON.parse(kept).api ?? '').replace(/\/+$/, '')}/api`;
  } catch {
    // Nobody has read the settings yet, so nobody knows whom to ask.
  }
  if (hasSession && api !== undefined && location.search === '')
    globalThis.begunReads = reads.map((path) => {
      const { href } = new URL(api + path, location.href);
      const answer = fetch(href, options);
      answer.catch(() => {});
      return { url: href, authorization: headers.Authorization, at: performance.now(), answer };
    });

  // A press that comes before the portal is kept for it: an empty name sends the form, any other is a button's own.
  const press = ({ type, key, target }) => {
    if (!target.closest('[data-first-paint]')) return;
    const button = type === 'click' && target.closest('button');
    if (button && !('submit' in button.dataset))
      page.dataset.pressed = button.ariaLabel ?? button.textContent;
    else if (button || (key === 'Enter' && target.closest('input'))) page.dataset.pressed = '';
  };
  document.addEventListener('click', press);
  document.addEventListener('keydown', press);
})({}, '{}', '/');
