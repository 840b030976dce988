// Runs before the first paint, inside the page itself. The build fills in what each address needs, its scripts and what
// its screen reads first, for which settings the first paint was drawn, and the portal's folder on its origin (ADR 27).
(function ({ files = [], at = {} }, drawn, base) {
  const { document, fetch, location, performance, setTimeout, URL } = globalThis;
  // What is kept, and what tabs say to each other, has its owner in its name (session/owned/names.ts).
  const ownName = (name, api = '') => (api + base === '/' ? name : api + base + name);
  /** Origin of the API by these settings; '' where it is the page's own. */
  const toApi = (settings) => {
    try {
      const { origin } = new URL(JSON.parse(settings).api ?? '', location.href);
      return origin === location.origin ? '' : origin;
    } catch {
      return '';
    }
  };
  const page = document.documentElement;
  const read = (store, key) => {
    try {
      return globalThis[store].getItem(key);
    } catch {
      // Storage is blocked.
      return null;
    }
  };
  const theme = read('localStorage', ownName('theme'));
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  // Without a choice the page's own stays, which is the operator's (D115).
  if (theme === 'system') delete page.dataset.theme;

  const path = location.pathname.slice(base.length - 1).replace(/\/+$/, '') || '/';
  const isMembers = /^\/user(\/|$)/.test(path);
  const kept = read('localStorage', ownName('config'));
  const api = toApi(kept ?? drawn);
  const token = read('sessionStorage', ownName('token', api));
  const hasSession = token !== null && read('sessionStorage', ownName('status', api)) !== null;
  const isSignIn =
    !hasSession && (isMembers || path === '/' || (path === '/login' && location.search === ''));
  // With other settings than the page was drawn for, or in another language, it would say what is not so.
  const { language = 'en' } = JSON.parse(drawn);
  const isAsDrawn =
    (kept ?? drawn) === drawn && (read('localStorage', ownName('language')) ?? language) === language;
  page.dataset.first = !isAsDrawn ? 'nothing' : isSignIn ? 'signIn' : isMembers ? 'frame' : 'nothing';

  const address = isSignIn ? '/login' : path === '/user' ? '/user/dashboard' : path;
  const [, ...reads] = at[address] ?? [];
  const preload = ([entries] = [[]]) => {
    for (const entry of entries) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = files[entry];
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
  // Whom to ask is known by the settings of the last visit, or by those that come.
  let tellSettings;
  const settings = kept === null ? new Promise((resolve) => (tellSettings = resolve)) : Promise.resolve(kept);
  globalThis.beginLoading = () => {
    if (isBegun) return;
    isBegun = true;
    // The operator's settings come beside the scripts, which wait for them (config/settings.ts).
    globalThis.begunConfig = askForConfig(3, globalThis.AbortSignal.timeout(12_000));
    globalThis.begunConfig.then(tellSettings, () => {});
    // The address's own scripts come beside the entry, not after it.
    preload(at[address]);
  };
  // The sign-in is drawn before anything is asked for, which costs a slow processor the time of a frame. A page that is
  // not looked at has no frame, so the first script asks as well.
  if (isSignIn) globalThis.requestAnimationFrame(() => setTimeout(globalThis.beginLoading));
  else globalThis.beginLoading();

  const { BroadcastChannel, clearInterval, navigator, setInterval } = globalThis;
  const channel = 'member-portal-session';
  const findTabs = (name) =>
    navigator.locks
      .query()
      .then(({ held }) => held.filter((lock) => lock.name === name).map(({ clientId }) => clientId));
  // Others wait for this tab's answer, though it can't give one before its scripts have come (session/handOver.ts).
  if (hasSession)
    navigator.locks
      ?.request(ownName(channel, api), { mode: 'shared' }, () => new Promise(() => {}))
      .catch(() => {});

  // A tab without a session asks the others for theirs, beside the scripts and not before them. Any tab that has not
  // answered may be another member's: after a second nobody is signed in (T37).
  const ask = (name, tabs) =>
    new Promise((resolve) => {
      const randomBytes = globalThis.crypto.getRandomValues(new globalThis.Uint8Array(16));
      const id = Array.from(randomBytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      const [others, mine] = [new BroadcastChannel(name), new BroadcastChannel(`${name}-${id}`)];
      const heard = [];
      // A tab that is closed without an answer stays among them: what it had to say is not known.
      const seen = new Set(tabs);
      let isSettled = false;
      const settle = (isWhole) => {
        if (isSettled) return;
        isSettled = true;
        clearInterval(asking);
        others.close();
        mine.close();
        const given = heard.filter((one) => one !== null);
        const isOne = isWhole && given.length > 0 && given.every((one) => one?.token === given[0]?.token);
        resolve(isOne ? { channel: name, session: given[0] } : undefined);
        if (!isOne || page.dataset.first === undefined) return;
        if (isAsDrawn) page.dataset.first = 'frame';
        preload(at[isMembers && path !== '/user' ? path : '/user/dashboard']);
      };
      const begunAt = performance.now();
      // A tab that begins meanwhile counts too, and one that listens only now is asked again.
      const look = () =>
        findTabs(name).then(
          (held) => {
            for (const tab of held) seen.add(tab);
            if (heard.length >= seen.size) settle(true);
            else if (performance.now() - begunAt > 1000) settle(false);
          },
          () => settle(false),
        );
      const asking = setInterval(() => {
        others.postMessage(id);
        void look();
      }, 100);
      mine.onmessage = ({ data }) => {
        heard.push(data);
        void look();
      };
      others.postMessage(id);
    });
  // Nobody waits where no tab stands by. A browser that doesn't tell which tabs do can't tell either who has answered.
  if (isSignIn && BroadcastChannel && navigator.locks)
    globalThis.handedOver = settings
      .then((text) => ownName(channel, toApi(text)))
      .then((name) => findTabs(name).then((tabs) => (tabs.length > 0 ? ask(name, tabs) : undefined)))
      .catch(() => {});

  // So does what its screen reads first. Whoever asks for it gets the answer, or the fault (shared/browser/firstReads.ts).
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const options = { headers, redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' };
  // Before anybody has read the settings, nobody knows whom to ask.
  if (hasSession && kept !== null && location.search === '')
    globalThis.begunReads = reads.map((path) => {
      const { href } = new URL(`${api}/api${path}`, location.href);
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
