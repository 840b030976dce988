import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';

export interface Tip {
  label: string;
  /** The middle of the entry in the window, in px. */
  middle: number;
}

/**
 * The hovered or focused entry of the narrow menu. The tip's position is measured, because the tip is outside
 * the scrolling menu. Styles hide it next to wider menus.
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
