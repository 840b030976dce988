// Runs inline, before the first paint. The build fills in the scripts, first reads and title of each address, the
// settings of the first paint, and the portal's folder on its origin (ADR 27).
(function ({ files = [], at = {}, font }, drawn, base) {
  const { document, fetch, location, performance, setTimeout, URL } = globalThis;
  // Storage keys and messages between tabs have their owner in their name (session/owned/names.ts).
  const ownName = (name, api = '') => (api + base === '/' ? name : api + base + name);
  /** Origin of the API in these settings; '' for the page's own origin. */
  const toApi = (settings) => {
    try {
      const { origin } = new URL(JSON.parse(settings).api ?? '', location.href);
      return origin === location.origin ? '' : origin;
    } catch {
      return '';
    }
  };
  const page = document.documentElement;
  // Keeps a press that comes before the portal. An empty name submits the form, any other is the name of a button. The
  // browser would put the password into the address.
  document.addEventListener('submit', (event) => {
    if (page.dataset.first === undefined) return;
    event.preventDefault();
    page.dataset.pressed = '';
  });
  document.addEventListener('click', ({ target }) => {
    const button = page.dataset.first !== undefined && target.closest('[type=button]');
    if (button) page.dataset.pressed = button.ariaLabel ?? button.textContent;
  });
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
  // Without a choice the page keeps the operator's theme (D115).
  if (theme === 'system') delete page.dataset.theme;

  const path = location.pathname.slice(base.length - 1).replace(/\/+$/, '') || '/';
  const isMembers = /^\/user(\/|$)/.test(path);
  const kept = read('localStorage', ownName('config'));
  // Chromium delays the first frame by up to 100 ms for a font of the head. On a slow connection that is too short for a
  // first visit's font, so the page keeps the device's font, and the scripts don't share the connection with it.
  const isFontLate = font && kept === null && globalThis.navigator.connection?.rtt > 100;
  if (isFontLate) page.dataset.font = 'device';
  else if (font) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: font }),
    );
  }
  const api = toApi(kept ?? drawn);
  const token = read('sessionStorage', ownName('token', api));
  const hasSession = token !== null && read('sessionStorage', ownName('status', api)) !== null;
  const isSignIn =
    !hasSession && (isMembers || path === '/' || (path === '/login' && location.search === ''));
  // A first paint with other settings or in another language would show something wrong.
  const { language = 'en' } = JSON.parse(drawn);
  // What the server can do changes nothing of it (D119).
  const toLook = (settings) => {
    try {
      return JSON.stringify({ ...JSON.parse(settings), features: 0 });
    } catch {
      return settings;
    }
  };
  const stored = read('localStorage', ownName('language'));
  const chosen = stored ?? language;
  const isAsDrawn = toLook(kept ?? drawn) === toLook(drawn) && chosen === language;
  if (isAsDrawn) globalThis.drawnSettings = toLook(drawn);
  // Without the entry, or a file that it imports, no other script runs. Its failure fires on the element before the page
  // is parsed, and the notice needs the drawn page (firstPaint/plainNotice.js).
  const whenParsed = (callback) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback);
    else callback();
  };
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target.type === 'module' && !globalThis.isTooOld)
        whenParsed(() => globalThis.showLoadFailure?.(chosen));
    },
    true,
  );
  // A stalled file fires no event. The portal may still take over, so the page stays as it is.
  setTimeout(() => {
    if (page.dataset.first !== undefined && !globalThis.isTooOld) globalThis.showSlowLine?.(chosen);
  }, 8000);
  const toPart = () =>
    isSignIn ? 'signIn' : isMembers ? 'frame' : path === '/register' ? 'register' : 'nothing';
  page.dataset.first = isAsDrawn ? toPart() : 'nothing';

  const address = isSignIn ? '/login' : path === '/user' ? '/user/dashboard' : path;
  const [, , ...reads] = at[address] ?? [];
  // Runs after the frame. The title is the largest text of most screens, so it is drawn first.
  globalThis.drawTitle = () => {
    const [, title = ''] = at[isMembers && path !== '/user' ? path : '/user/dashboard'] ?? [];
    document.querySelector('#frame main > div').textContent = title;
  };
  const fetchAll = (urls) => {
    for (const href of urls) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
    }
  };
  const load = ([entries] = [[]]) => fetchAll(entries.map((entry) => files[entry]));
  const toLanguage = (settings) => {
    try {
      return stored ?? JSON.parse(settings).language ?? 'en';
    } catch {
      return 'en';
    }
  };
  const loadForSettings = (settings) => {
    const wanted = toLanguage(settings);
    if (settings !== '{}' || wanted !== 'en') load(at[wanted] ?? at.en);
  };
  // A later part's files, or those of a screen by its address, in one round trip (vite/importsPlugin.ts).
  globalThis.beginImports = (wanted = []) =>
    typeof wanted === 'string' ? load(at[wanted]) : fetchAll(wanted.map((file) => base + file));
  // Requests again after a failure or silence, and takes the first good answer. The last answer counts as it is, so
  // invalid JSON is shown as wrong settings. A page is another network's, or its sign-in, and a failure.
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
        if (times > 1 || text.trimStart().startsWith('<')) JSON.parse(text);
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
  // The API's origin comes from the last visit's settings or from the new ones.
  let tellSettings;
  const settings = kept === null ? new Promise((resolve) => (tellSettings = resolve)) : Promise.resolve(kept);
  globalThis.beginLoading = () => {
    if (isBegun) return;
    isBegun = true;
    // The operator's settings load in parallel with the scripts, which wait for them (config/settings.ts).
    globalThis.begunConfig = askForConfig(3, globalThis.AbortSignal.timeout(12_000));
    // The scripts of this address and those that apply its settings load in parallel with the entry. A first visit's
    // settings come before the entry, too.
    loadForSettings(kept ?? drawn);
    globalThis.begunConfig.then(
      (text) => {
        tellSettings?.(text);
        if (kept === null && text.trim() !== drawn) loadForSettings(text.trim());
      },
      () => {},
    );
    load(at[address]);
  };
  // The portal calls it when it has taken over, so that the code of step 2 and the next visit's font delay nothing. The
  // code is only fetched, and parsed when step 1 is sent.
  globalThis.fetchAhead = () => {
    globalThis.fetchAhead = undefined;
    if (globalThis.navigator.connection?.saveData) return;
    const step2 = isSignIn ? (at.secondFactor?.[0] ?? []).map((entry) => files[entry]) : [];
    // The policy allows requests of scripts, but Firefox refuses a link to prefetch.
    for (const file of isFontLate ? [...step2, font] : step2)
      fetch(file, { priority: 'low', signal: globalThis.AbortSignal.timeout(30_000) })
        .then((response) => response.blob())
        .catch(() => {});
  };
  // Draws the sign-in before any request, because requests delay the first frame on a slow processor. A hidden page has
  // no frames, so the first script also sends the requests.
  if (isSignIn) globalThis.requestAnimationFrame(() => setTimeout(globalThis.beginLoading));
  else globalThis.beginLoading();

  const { BroadcastChannel, clearInterval, navigator, setInterval } = globalThis;
  const channel = 'member-portal-session';
  // A browser may never answer the query, and the portal waits for it.
  const findTabs = (name) =>
    Promise.race([
      navigator.locks.query(),
      new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), 1000)),
    ]).then(({ held }) => held.filter((lock) => lock.name === name).map(({ clientId }) => clientId));
  // Other tabs wait for this tab's answer, which needs its scripts (session/handOver.ts).
  if (hasSession)
    navigator.locks
      ?.request(ownName(channel, api), { mode: 'shared' }, () => new Promise(() => {}))
      .catch(() => {});

  // A tab without a session requests one from other tabs while its scripts load. An unanswered tab may belong to
  // another member, so after a second the visitor counts as signed out (T37).
  const ask = (name, tabs) =>
    new Promise((resolve) => {
      const randomBytes = globalThis.crypto.getRandomValues(new globalThis.Uint8Array(16));
      const id = Array.from(randomBytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      const [others, mine] = [new BroadcastChannel(name), new BroadcastChannel(`${name}-${id}`)];
      const heard = [];
      // A tab that closes without an answer stays in the set, because its answer is unknown.
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
        load(at[isMembers && path !== '/user' ? path : '/user/dashboard']);
      };
      const begunAt = performance.now();
      // A new tab counts too, and a tab that starts to listen later gets another request.
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
  // Without other tabs there is no wait. A browser that can't list its tabs can't match their answers either.
  if (isSignIn && BroadcastChannel && navigator.locks)
    globalThis.handedOver = settings
      .then((text) => ownName(channel, toApi(text)))
      .then((name) => findTabs(name).then((tabs) => (tabs.length > 0 ? ask(name, tabs) : undefined)))
      .catch(() => {});

  // The screen's first reads start here too. The caller of a read gets its answer or its error
  // (app/browser/firstReads.ts).
  const headers = {
    Accept: 'application/json',
    'Accept-Language': chosen,
    Authorization: `Bearer ${token}`,
  };
  const options = {
    headers,
    redirect: 'manual',
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  };
  // Before the first settings, the API's origin is unknown.
  if (hasSession && kept !== null && location.search === '')
    globalThis.begunReads = reads.map((path) => {
      const { href } = new URL(`${api}/api${path}`, location.href);
      const stop = new globalThis.AbortController();
      const answer = fetch(href, { ...options, signal: stop.signal });
      answer.catch(() => {});
      return { url: href, authorization: headers.Authorization, at: performance.now(), answer, stop };
    });
})({}, '{}', '/');
