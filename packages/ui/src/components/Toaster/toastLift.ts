/** A box in px of the window. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** What a toast must not cover, the most important first. Each is undefined where it doesn't exist. */
export interface Used {
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
