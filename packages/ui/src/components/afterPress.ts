import { startTransition } from 'react';

/**
 * Draws what a press asks for, such as a dialog, after the press itself: one frame later. Drawn with it, a large part
 * would keep the button from showing that it was pressed, on a slow phone for a tenth of a second.
 */
export function afterPress(draw: () => void): void {
  // A frame's own callbacks run before it is painted, and a timer that they set runs after.
  requestAnimationFrame(() => setTimeout(() => startTransition(draw)));
}
