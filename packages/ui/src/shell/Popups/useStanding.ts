import { useState } from 'react';
import type { Popup } from './Popups.types';
import type { LoadedPicture } from './usePictures';

interface Standing {
  popup: Popup;
  picture: LoadedPicture | null;
}

/**
 * The popup on the screen. The first one waits until it is `ready`: for a quiet moment and for its picture. An open
 * popup takes no later picture, which would push its text away.
 */
export function useStanding(
  popup: Popup | undefined,
  picture: LoadedPicture | null,
  ready: boolean,
): Standing | null {
  const [standing, setStanding] = useState<Standing | null>(null);
  if (popup && standing?.popup !== popup && (ready || standing)) {
    const next = { popup, picture };
    setStanding(next);
    return next;
  }
  return popup ? standing : null;
}
