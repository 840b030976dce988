import { useLayoutEffect, type RefObject } from 'react';

/** The open dialog or the focused element, except a toast's own button. */
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
 * A toast is at the bottom (A §8), or at the top when it would cover a dialog or the focused element, such as
 * the pressed button. Opening and closing move the focus, so it only watches the focus.
 */
export function useClearOfFocus(entry: RefObject<HTMLElement | null>, shown: boolean) {
  useLayoutEffect(
    function standClear() {
      const toaster = entry.current?.closest('[data-toaster]');
      // The entry itself is still moving, so its container is measured.
      const box = entry.current?.closest('.notistack-SnackbarContainer');
      if (!shown || !toaster || !box) return;
      let frame = 0;
      const stand = () => {
        toaster.removeAttribute('data-raised');
        const used = inUse();
        toaster.toggleAttribute('data-raised', used !== null && meets(box, used));
      };
      // The browser scrolls to the focused element after the event.
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
