import { useState } from 'react';
import type { Popup } from './PopupBody';
import type { LoadedImage } from './useImages';

interface ShownPopup {
  popup: Popup;
  image: LoadedImage | null;
}

/**
 * The popup on the screen. The first one waits until it is `ready`: for a quiet moment and for its image. An
 * open popup ignores a late image, which would move its text.
 */
export function useShownPopup(
  popup: Popup | undefined,
  image: LoadedImage | null,
  ready: boolean,
): ShownPopup | null {
  const [shown, setShown] = useState<ShownPopup | null>(null);
  if (popup && shown?.popup !== popup && (ready || shown)) {
    const next = { popup, image };
    setShown(next);
    return next;
  }
  return popup ? shown : null;
}
