import { useState, useEffect, useEffectEvent, useRef } from 'react';

/** Delays in ms before the card appears and disappears, which let the pointer reach it (WCAG 1.4.13). */
const rest = { before: 140, after: 220 } as const;

interface Hover {
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
function useHover(): Hover {
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

export interface CardChoice {
  /** The member whose card is shown. */
  shown: number | undefined;
  /** Keeps a card open for the keyboard or a tap. Undefined releases it. */
  pin: (node: number | undefined) => void;
  pinned: number | undefined;
  /** Call when the pointer enters a member, or leaves it (undefined). */
  point: (node: number | undefined) => void;
  /** Keeps the card while the pointer is over it. */
  hold: () => void;
  dismiss: () => void;
}

/**
 * Selects the member whose card is shown: the one under the pointer, else the keyboard's or the last tapped
 * one.
 */
export function useCard(): CardChoice {
  const { node, point, hold, dismiss } = useHover();
  const [pinned, pin] = useState<number>();
  return {
    shown: node ?? pinned,
    pin,
    pinned,
    point,
    hold,
    dismiss: () => {
      dismiss();
      pin(undefined);
    },
  };
}
