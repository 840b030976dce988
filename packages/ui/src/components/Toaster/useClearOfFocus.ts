import { useLayoutEffect, type RefObject } from 'react';

/** What a member is at: the open dialog, or what has the focus. A toast's own button counts for nothing. */
function inUse(): Element | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest('[data-toaster]')) return null;
  return focused.closest('[aria-modal=true]') ?? focused;
}

function meets(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

/**
 * A toast stands at the bottom (A §8), but where it would lie over what has the focus, such as the button that was just
 * pressed, or over a dialog, it stands at the top. What opens or closes moves the focus, so the focus is all it watches.
 */
export function useClearOfFocus(entry: RefObject<HTMLElement | null>, shown: boolean) {
  useLayoutEffect(
    function standClear() {
      const toaster = entry.current?.closest('[data-toaster]');
      // The entry itself is still rising, so the box around it is measured.
      const box = entry.current?.closest('.notistack-SnackbarContainer');
      if (!shown || !toaster || !box) return;
      let frame = 0;
      const stand = () => {
        toaster.removeAttribute('data-raised');
        const used = inUse();
        toaster.toggleAttribute('data-raised', used !== null && meets(box, used));
      };
      // What takes the focus is scrolled into view after it is told.
      const standSoon = () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(stand);
      };
      stand();
      document.addEventListener('focusin', standSoon);
      return () => {
        cancelAnimationFrame(frame);
        document.removeEventListener('focusin', standSoon);
      };
    },
    [entry, shown],
  );
}
