import { useLayoutEffect, type RefObject } from 'react';
import { getToastLift, type Used } from './toastLift';

/** What the member uses now. A toast's own button doesn't count. */
function getUsed(): Used {
  const focused = document.activeElement;
  const isIdle = !focused || focused === document.body || focused.closest('[data-toaster]');
  const dialog = isIdle ? null : focused.closest('[aria-modal=true]');
  const actions = dialog?.querySelector('[data-dialog-actions]');
  return {
    focused: isIdle || focused === dialog ? undefined : focused.getBoundingClientRect(),
    actions: actions?.getBoundingClientRect(),
    dialog: dialog?.getBoundingClientRect(),
  };
}

/**
 * A toast is at the bottom, in the centre (A §8, D136), and rises from there above a dialog or the focused element,
 * such as the pressed button. Opening and closing move the focus, so it only watches the focus.
 */
export function useClearOfFocus(entry: RefObject<HTMLElement | null>, shown: boolean) {
  useLayoutEffect(
    function standClear() {
      const toaster = entry.current?.closest<HTMLElement>('[data-toaster]');
      // The entry itself is still moving, so its container is measured.
      const box = entry.current?.closest('.notistack-SnackbarContainer');
      if (!shown || !toaster || !box) return;
      let frame = 0;
      const stand = () => {
        toaster.style.removeProperty('--lift');
        // A keyboard leaves less of the window than `innerHeight` says.
        const height = window.visualViewport?.height ?? window.innerHeight;
        const lift = getToastLift(box.getBoundingClientRect(), height, getUsed());
        toaster.style.setProperty('--lift', `${lift}px`);
      };
      // The focused element is scrolled to in the frame after the event (followKeyboard).
      const standSoon = () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => {
          frame = requestAnimationFrame(stand);
        });
      };
      stand();
      document.addEventListener('focusin', standSoon);
      window.addEventListener('resize', standSoon);
      window.visualViewport?.addEventListener('resize', standSoon);
      return () => {
        cancelAnimationFrame(frame);
        document.removeEventListener('focusin', standSoon);
        window.removeEventListener('resize', standSoon);
        window.visualViewport?.removeEventListener('resize', standSoon);
      };
    },
    [entry, shown],
  );
}
