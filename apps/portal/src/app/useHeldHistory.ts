import { hasUnsaved } from '@portal/ui/forms/unsaved';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leave } from '../shared/browser/leaving';
import { pathHere } from '../shared/browser/place';

/** The router numbers the entries of the history; the difference is how far somebody went. */
const getHistoryIndex = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : NaN;

/**
 * Holds the browser's back and forward while something is unsaved. A page can't forbid them, so it goes back to where
 * the member was before the router has seen the change, asks, and goes again if they say so.
 */
export function useHeldHistory(): void {
  const location = useLocation();
  const here = useRef({ path: '', index: NaN });
  useEffect(
    function noteWhereWeAre() {
      here.current = { path: location.pathname, index: getHistoryIndex(window.history.state) };
    },
    [location],
  );
  // A layout effect of the router's child comes before the router's own, and listeners of a window are called in the order
  // in which they came, whether they capture or not.
  useLayoutEffect(function holdHistory() {
    let mine: 'returning' | 'leaving' | undefined;
    const onMoved = (event: PopStateEvent) => {
      const was = mine;
      mine = undefined;
      if (was === 'leaving') return;
      const by = getHistoryIndex(event.state) - here.current.index;
      const leaves = hasUnsaved() && pathHere() !== here.current.path && Boolean(by);
      if (was !== 'returning' && !leaves) return;
      // The router must not see it.
      event.stopImmediatePropagation();
      if (was === 'returning') return;
      mine = 'returning';
      window.history.go(-by);
      leave(() => {
        mine = 'leaving';
        window.history.go(by);
      });
    };
    window.addEventListener('popstate', onMoved);
    return () => window.removeEventListener('popstate', onMoved);
  }, []);
}
