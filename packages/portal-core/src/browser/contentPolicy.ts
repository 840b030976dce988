import { setNonce } from 'get-nonce';
import { workerAddress } from './workerAddress';

// The entry's first import, because later styles need the nonce and HTML sinks need the policy (SECURITY T6).

interface Rules {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => unknown;
}

declare global {
  interface Window {
    /** Read by goober, notistack's style library. */
    __nonce__?: string;
    trustedTypes?: TrustedTypes;
  }
}

const content = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? '';

/** This page's style nonce; undefined if the host sends none (docs/deploy.md). */
export const nonce =
  /^[A-Za-z0-9+/_=-]{8,}$/.test(content) && !content.startsWith('__') ? content : undefined;

if (nonce !== undefined) {
  window.__nonce__ = nonce;
  setNonce(nonce);
}

// Allows only goober's styles, because all other HTML comes as nodes from HtmlBody. The only script address is the
// service worker's.
window.trustedTypes?.createPolicy('default', {
  createHTML(html) {
    if (html === '' || html === ' ') return html;
    throw new TypeError('HTML goes through HtmlBody.');
  },
  createScriptURL(url) {
    if (url === workerAddress) return url;
    throw new TypeError(url);
  },
});
