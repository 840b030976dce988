import { useState } from 'react';
import { useHover } from './useHover';

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
