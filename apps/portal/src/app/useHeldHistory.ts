import { hasUnsaved } from '@portal/ui/forms/unsaved';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leave } from './browser/leaving';
import { pathHere } from '@portal/portal-core/browser/place';

/** The router numbers its history entries, and the difference is the distance of a step. */
const getHistoryIndex = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : NaN;

/**
 * Holds back and forward while input is unsaved. A page can't block them, so it returns before the router sees the
 * change, asks, and repeats the step if confirmed.
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
  // Listeners of a window run in the order of their registration, captured or not. A child's layout effect registers
  // before the router's own.
  useLayoutEffect(function holdHistory() {
    let mine: 'returning' | 'leaving' | undefined;
    const onMove = (event: PopStateEvent) => {
      const was = mine;
      mine = undefined;
      if (was === 'leaving') return;
      const by = getHistoryIndex(event.state) - here.current.index;
      const leaves = hasUnsaved() && pathHere() !== here.current.path && Boolean(by);
      if (was !== 'returning' && !leaves) return;
      // Hides the event from the router.
      event.stopImmediatePropagation();
      if (was === 'returning') return;
      mine = 'returning';
      window.history.go(-by);
      leave(() => {
        mine = 'leaving';
        window.history.go(by);
      });
    };
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, []);
}
