import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds: until the card comes, and until it goes, so that the pointer can reach it (WCAG 1.4.13). */
const rest = { before: 140, after: 220 } as const;

export interface Hover {
  /** The node that the pointer rests on; undefined: none. */
  node: number | undefined;
  /** The pointer came to a node, or left it (undefined). */
  point: (node: number | undefined) => void;
  /** The pointer is over the card. */
  hold: () => void;
  /** At once. */
  dismiss: () => void;
}

/** Which node the pointer means. */
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
