// Runs inline right after #root, also in browsers that can't run the portal, so it is ECMAScript 5. Its texts are
// inline because no other file may have loaded.
(function () {
  var texts = {
    en: {
      tooOld: 'This browser is too old for the member portal. Update it or use a newer one.',
      title: "We couldn't load the portal",
      hint: 'Check your connection, then reload.',
      reload: 'Reload',
      slow: 'This is taking longer than usual. Check your connection, or reload.',
    },
    es: {
      tooOld:
        'Este navegador es demasiado antiguo para el portal de miembros. Actualícelo o use uno más reciente.',
      title: 'No pudimos cargar el portal',
      hint: 'Compruebe su conexión y vuelva a cargar la página.',
      reload: 'Recargar',
      slow: 'Está tardando más de lo habitual. Compruebe su conexión o vuelva a cargar la página.',
    },
    ar: {
      tooOld: 'هذا المتصفح قديم جدًا على بوابة الأعضاء. حدّثه أو استخدم متصفحًا أحدث.',
      title: 'تعذّر تحميل البوابة',
      hint: 'تحقّق من اتصالك، ثم أعد تحميل الصفحة.',
      reload: 'إعادة تحميل',
      slow: 'يستغرق هذا وقتًا أطول من المعتاد. تحقّق من اتصالك أو أعد تحميل الصفحة.',
    },
    hi: {
      tooOld: 'यह ब्राउज़र सदस्य पोर्टल के लिए बहुत पुराना है। इसे अपडेट करें या कोई नया ब्राउज़र इस्तेमाल करें।',
      title: 'पोर्टल लोड नहीं हो सका',
      hint: 'अपना कनेक्शन जाँचें, फिर पेज दोबारा लोड करें।',
      reload: 'फिर लोड करें',
      slow: 'इसमें सामान्य से अधिक समय लग रहा है। अपना कनेक्शन जाँचें या पेज दोबारा लोड करें।',
    },
  };
  if (window.drawTitle) window.drawTitle();

  var page = document.documentElement;
  var root = document.getElementById('root');

  /** The head of the registration, which gives way to its failure. */
  function removeRegister() {
    var register = document.getElementById('register');
    if (register) register.parentNode.removeChild(register);
  }
  if (page.dataset.first !== 'register') removeRegister();

  /** Sets the language of an element, in a language that the notice has. */
  function inLanguage(element, wanted) {
    element.lang = texts[wanted] ? wanted : 'en';
    element.dir = element.lang === 'ar' ? 'rtl' : 'ltr';
    return texts[element.lang];
  }

  function add(parent, name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    parent.appendChild(element);
    return element;
  }

  /** A separate block for a page without a first paint. */
  function plainBlock() {
    page.removeAttribute('data-first');
    removeRegister();
    root.textContent = '';
    var block = add(root, 'main', '');
    block.style.cssText =
      'max-width:26em;margin:20vh auto;padding:0 1em;font:1.125em/1.5 system-ui,sans-serif';
    return block;
  }

  /** The sign-in card in the page's frame, with a title, a hint and a button. */
  function drawnCard(own) {
    var heading = document.getElementById('sign-in');
    if (!heading) return null;
    var head = heading.parentNode;
    var card = head.parentNode;
    var button = card.querySelector('[type=submit]');
    var footer = root.querySelector('footer');
    heading.textContent = own.title;
    head.querySelector('p').textContent = own.hint;
    button.textContent = own.reload;
    card.textContent = '';
    card.appendChild(head);
    card.appendChild(button);
    if (footer) footer.remove();
    if (page.dataset.first === 'frame') {
      var main = document.querySelector('#frame main');
      main.textContent = '';
      main.appendChild(card);
    } else {
      removeRegister();
      page.dataset.first = 'signIn';
    }
    return card;
  }

  function plainCard(own) {
    var block = plainBlock();
    add(block, 'h1', own.title);
    add(block, 'p', own.hint);
    add(block, 'button', own.reload).type = 'button';
    return block;
  }

  /**
   * Reloads, and first replaces what a captive portal's answers left in the cache under the names of scripts. WebKit keeps
   * the failure of a lost script, too, and lists it among the links of the page alone.
   */
  window.reloadFresh = function () {
    var isLeaving = false;
    function leave() {
      if (isLeaving) return;
      isLeaving = true;
      location.reload();
    }
    setTimeout(leave, 3000);
    var urls = performance.getEntriesByType('resource').map(function (entry) {
      return entry.name;
    });
    document.querySelectorAll('link[rel=modulepreload]').forEach(function (link) {
      urls.push(link.href);
    });
    var scripts = urls.filter(function (url, index) {
      return /\/static\/js\/[^/]+\.js$/.test(url) && urls.indexOf(url) === index;
    });
    var renewed = scripts.map(function (url) {
      return fetch(url, { cache: 'reload', credentials: 'omit' }).catch(function () {});
    });
    void Promise.all(renewed).then(leave);
  };

  var hasFailed = false;

  /** A line below the page while its scripts, or those of a press, are late, or with a text. Returns what removes it. */
  window.showSlowLine = function (language, text) {
    var last = document.getElementById('slow');
    if (last) last.remove();
    if (hasFailed) return;
    var line = add(document.body, 'div', '');
    line.id = 'slow';
    // That of the start disappears when the portal takes over (ground.css).
    line.toggleAttribute('data-start', page.dataset.first !== undefined);
    var own = inLanguage(line, language);
    line.setAttribute('role', text ? 'alert' : 'status');
    add(line, 'span', text || own.slow);
    var button = add(line, 'button', own.reload);
    // Other kinds are pressed again by the portal (begin.js).
    button.type = 'submit';
    button.onclick = window.reloadFresh;
    return function () {
      line.remove();
    };
  };

  /**
   * Shows the line if a wait for code gets long, or a toast's text in it, for some seconds, if the code that draws toasts
   * is late. Returns what ends the wait.
   */
  window.watchWait = function (toast) {
    var hide;
    var timer = setTimeout(
      function () {
        if (toast && document.querySelector('[data-toaster]')) return;
        hide = window.showSlowLine(page.lang, toast);
        if (toast && hide)
          setTimeout(function () {
            hide();
          }, 10000);
      },
      toast ? 3000 : 8000,
    );
    return function () {
      clearTimeout(timer);
      if (hide) hide();
    };
  };

  /** Watches a visitor's presses, whose code may be late: the button stays busy. A payment is never left by a reload. */
  function watchPresses() {
    var pressed, endWait, checks;
    function end() {
      if (endWait) endWait();
      clearInterval(checks);
      endWait = undefined;
    }
    function check() {
      var isBusy = pressed.isConnected && pressed.getAttribute('aria-busy') === 'true';
      if (!isBusy) end();
    }
    new MutationObserver(function (changes) {
      pressed = changes[changes.length - 1].target;
      end();
      if (/\/user(\/|$)/.test(location.pathname)) return;
      endWait = window.watchWait();
      checks = setInterval(check, 500);
      check();
    }).observe(root, { subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  }

  /** Shows that the portal did not load, and offers a way on (main.tsx). */
  window.showLoadFailure = function (language) {
    hasFailed = true;
    var own = texts[language] || texts.en;
    var card = drawnCard(own) || plainCard(own);
    inLanguage(card, language);
    card.setAttribute('role', 'alert');
    card.querySelector('button').onclick = window.reloadFresh;
    var slow = document.getElementById('slow');
    if (slow) slow.remove();
  };

  // Features of the oldest supported browsers (vite/oldestBrowsers.ts).
  var isSupported =
    'adoptedStyleSheets' in document &&
    'findLast' in Array.prototype &&
    'inert' in HTMLElement.prototype &&
    CSS.supports('selector(:has(a))');
  if (isSupported) {
    watchPresses();
    return;
  }
  window.isTooOld = true;
  var notice = add(plainBlock(), 'p', '');
  notice.textContent = inLanguage(notice, (navigator.language || '').slice(0, 2)).tooOld;
})();
