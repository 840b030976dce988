import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';

export interface Tip {
  label: string;
  /** The middle of the entry in the window, in px. */
  middle: number;
}

/**
 * Tells which entry of the narrow menu is under the pointer or in focus. The tip's place is measured, because
 * the tip stands beside the scrolling menu. Styles hide it beside wider menus.
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
