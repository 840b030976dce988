import { tabStore } from './owned/store';
import { readSession } from './storage';

/**
 * Reloads a page that the browser restored from its page cache after its session ended. WebKit restores the very
 * document, with everything that the member saw.
 */
export function leavePageCache(getToken: () => string | null): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const token = getToken();
    if (!persisted || token === null || readSession(tabStore()).token === token) return;
    document.documentElement.hidden = true;
    window.location.reload();
  });
}
