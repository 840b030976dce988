import { useLayoutEffect, useState, type RefObject } from 'react';

/** The list's greatest height, in px (A §9). */
export const tallestList = 430;

/** With less room below the field, the list also considers the room above it, in px. */
const enough = 220;

/** The space kept free between the field, the list and the window's edge, in px. */
const gap = 8;

export interface ListSpace {
  side: 'below' | 'above';
  /** px */
  height: number;
}

/** Finds room for a field's list in the visual viewport, since a phone's keyboard may cover the rest. */
export function getListSpace(
  field: { top: number; bottom: number },
  view: { top: number; height: number },
): ListSpace {
  const below = view.top + view.height - field.bottom - 2 * gap;
  const above = field.top - view.top - 2 * gap;
  const side = below >= enough || below >= above ? 'below' : 'above';
  return { side, height: Math.max(0, Math.min(tallestList, side === 'below' ? below : above)) };
}

/** The room of an open list, updated with the window and the visual viewport. */
export function useListSpace(field: RefObject<HTMLElement | null>, isOpen: boolean): ListSpace {
  const [listSpace, setListSpace] = useState<ListSpace>({ side: 'below', height: tallestList });
  useLayoutEffect(
    function followWindow() {
      if (!isOpen) return;
      const seen = window.visualViewport;
      const measure = () => {
        const box = field.current?.getBoundingClientRect();
        const view = { top: seen?.offsetTop ?? 0, height: seen?.height ?? window.innerHeight };
        if (box) setListSpace(getListSpace(box, view));
      };
      measure();
      window.addEventListener('scroll', measure, { passive: true, capture: true });
      for (const target of [window, seen]) target?.addEventListener('resize', measure);
      return () => {
        window.removeEventListener('scroll', measure, { capture: true });
        for (const target of [window, seen]) target?.removeEventListener('resize', measure);
      };
    },
    [field, isOpen],
  );
  return listSpace;
}
