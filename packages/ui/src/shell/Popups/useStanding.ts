import { useState } from 'react';
import type { Popup } from './PopupBody';
import type { LoadedImage } from './useImages';

interface Standing {
  popup: Popup;
  image: LoadedImage | null;
}

/**
 * The popup on the screen. The first one waits until it is `ready`: for a quiet moment and for its image. An
 * open popup ignores a late image, which would move its text.
 */
export function useStanding(
  popup: Popup | undefined,
  image: LoadedImage | null,
  ready: boolean,
): Standing | null {
  const [standing, setStanding] = useState<Standing | null>(null);
  if (popup && standing?.popup !== popup && (ready || standing)) {
    const next = { popup, image };
    setStanding(next);
    return next;
  }
  return popup ? standing : null;
}
