import { useEffect, useState } from 'react';

/**
 * Lets a part fill the window, and the screen where the browser allows it. The page's root goes full screen instead of
 * the part, so that toasts and dialogs, which stand beside the part, stay in sight.
 */
export function useFullScreen() {
  const [isFull, setFull] = useState(false);
  useEffect(
    function leaveWithBrowser() {
      if (!isFull) return;
      const onChanged = () => {
        if (document.fullscreenElement === null) setFull(false);
      };
      document.addEventListener('fullscreenchange', onChanged);
      return () => document.removeEventListener('fullscreenchange', onChanged);
    },
    [isFull],
  );
  useEffect(
    function giveScreenBack() {
      if (!isFull) return;
      return () => {
        if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
      };
    },
    [isFull],
  );
  return {
    isFull,
    enter: () => {
      setFull(true);
      // The window is filled even if full screen is refused, or missing as on most phones.
      if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
    },
    leave: () => setFull(false),
  };
}
