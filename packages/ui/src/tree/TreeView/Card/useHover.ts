import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Delays in ms before the card appears and before it goes, so that the pointer can reach it (WCAG 1.4.13). */
const rest = { before: 140, after: 220 } as const;

export interface Hover {
  /** The node under the pointer, or undefined. */
  node: number | undefined;
  /** Tells that the pointer came to a node, or left it (undefined). */
  point: (node: number | undefined) => void;
  /** Keeps the card while the pointer is over it. */
  hold: () => void;
  /** Ends the hover at once, without a delay. */
  dismiss: () => void;
}

/** The node that the pointer means, after the delays. */
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
