import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Delays in ms before the card appears and disappears, which let the pointer reach it (WCAG 1.4.13). */
const rest = { before: 140, after: 220 } as const;

export interface Hover {
  /** The node under the pointer, or undefined. */
  node: number | undefined;
  /** Call when the pointer enters a node, or leaves it (undefined). */
  point: (node: number | undefined) => void;
  /** Keeps the card while the pointer is over it. */
  hold: () => void;
  /** Ends the hover immediately. */
  dismiss: () => void;
}

/** The hovered node, after the delays. */
export function useHover(): Hover {
  const [node, setNode] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useEffectEvent(() => clearTimeout(timer.current));
  useEffect(function stopOnLeave() {
    return () => stop();
  }, []);
  return {
    node,
    point: (next) => {
      clearTimeout(timer.current);
      if (next === node) return;
      timer.current = setTimeout(() => setNode(next), next === undefined ? rest.after : rest.before);
    },
    hold: () => clearTimeout(timer.current),
    dismiss: () => {
      clearTimeout(timer.current);
      setNode(undefined);
    },
  };
}
