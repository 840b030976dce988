import { useLayoutEffect, type RefObject } from 'react';

/** A box in px of the window. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** What a toast must not cover, the most important first. Each is undefined where it doesn't exist. */
interface Used {
  focused: Box | undefined;
  /** The buttons of the open dialog. */
  actions: Box | undefined;
  dialog: Box | undefined;
}

const gap = 8;

/** Whether `one`, raised by `rise`, and `other` overlap. A DOMRect can't be spread into a raised copy. */
const meets = (one: Box, rise: number, other: Box): boolean =>
  one.top - rise < other.bottom &&
  other.top < one.bottom - rise &&
  one.left < other.right &&
  other.left < one.right;

/** Raises a box above the obstacles that it meets, the lowest first. */
function getRise(toast: Box, obstacles: readonly Box[]): number {
  let rise = 0;
  for (const box of [...obstacles].sort((one, other) => other.bottom - one.bottom)) {
    if (meets(toast, rise, box)) rise = toast.bottom - box.top + gap;
  }
  return rise;
}

/**
 * How far, in px, a toast rises from the bottom to cover nothing in use (D136). It never leaves the lower half of the
 * `height` in sight: for a tall dialog it clears its buttons and the focus, or the focus alone.
 */
export function getToastLift(toast: Box, height: number, { focused, actions, dialog }: Used): number {
  const tries = [[dialog, actions, focused], [actions, focused], [focused]];
  const rises = tries.map((boxes) =>
    getRise(
      toast,
      boxes.filter((box) => box !== undefined),
    ),
  );
  return rises.find((rise) => toast.bottom - rise > height / 2) ?? 0;
}

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
