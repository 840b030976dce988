import { followKeyboard } from '@portal/ui/components/followKeyboard';
import { memberStore } from '@portal/portal-core/session/owned/memberStore';
import { keepWhileHidden, offerPageDrafts } from '@portal/portal-core/session/pageDrafts';

/**
 * Makes room for a keyboard, restores the input of a discarded page, and keeps the input of this one. `isSignedIn`: the
 * page's session goes on. Returns a cleanup function.
 */
export function followPage(isSignedIn: () => boolean): () => void {
  const store = memberStore();
  offerPageDrafts(Date.now(), store);
  const ends = [followKeyboard(), keepWhileHidden(isSignedIn, store)];
  return () => ends.forEach((end) => end());
}
