import { useState } from 'react';
import { useHover } from './useHover';

export interface CardChoice {
  /** The member whose card stands there. */
  shown: number | undefined;
  /** The keyboard or a tap wants a card to stay; undefined: none. */
  pin: (node: number | undefined) => void;
  pinned: number | undefined;
  /** The pointer came to a member, or left it (undefined). */
  point: (node: number | undefined) => void;
  /** The pointer is over the card. */
  hold: () => void;
  dismiss: () => void;
}

/** Which member's card is shown: that under the pointer, else that of the keyboard or of the last tap. */
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
