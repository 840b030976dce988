import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';

export interface Tip {
  label: string;
  /** Middle of the entry in the window, px. */
  middle: number;
}

/**
 * Which entry of the narrow menu is under the pointer or in focus. The tip is drawn beside the scrolling
 * menu, so its place is measured; wider menus hide it by style.
 */
export function useEntryTip() {
  const [tip, setTip] = useState<Tip>();
  const show = ({ target }: SyntheticEvent) => {
    const entry = target instanceof Element ? target.closest('a') : null;
    if (!entry) return;
    const box = entry.getBoundingClientRect();
    setTip({ label: entry.textContent, middle: box.top + box.height / 2 });
  };
  const hide = () => setTip(undefined);
  return {
    tip,
    handlers: {
      onPointerOver: show,
      onFocus: show,
      onPointerLeave: hide,
      onBlur: hide,
      onScroll: hide,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') hide();
      },
    },
  };
}
