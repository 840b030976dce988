// Runs inside the page, right after #root, also in browsers that run nothing else of the portal: so it is written in
// ECMAScript 5. It tests for what the oldest supported browsers have (vite/oldestBrowsers.ts).
(function () {
  var sentences = {
    en: 'This browser is too old for the member portal. Update it or use a newer one.',
    es: 'Este navegador es demasiado antiguo para el portal de miembros. Actualícelo o use uno más reciente.',
    ar: 'هذا المتصفح قديم جدًا على بوابة الأعضاء. حدّثه أو استخدم متصفحًا أحدث.',
    hi: 'यह ब्राउज़र सदस्य पोर्टल के लिए बहुत पुराना है। इसे अपडेट करें या कोई नया ब्राउज़र इस्तेमाल करें।',
  };
  var isSupported =
    'adoptedStyleSheets' in document &&
    'findLast' in Array.prototype &&
    'inert' in HTMLElement.prototype &&
    CSS.supports('selector(:has(a))');
  if (isSupported) return;
  window.isTooOld = true;
  var language = (navigator.language || 'en').slice(0, 2);
  if (!sentences[language]) language = 'en';
  var notice = document.createElement('p');
  notice.lang = language;
  notice.dir = language === 'ar' ? 'rtl' : 'ltr';
  notice.textContent = sentences[language];
  notice.style.cssText =
    'max-width:26em;margin:20vh auto;padding:0 1em;font:1.125em/1.5 system-ui,sans-serif';
  var root = document.getElementById('root');
  root.textContent = '';
  root.appendChild(notice);
})();
