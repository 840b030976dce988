import { useEffect, useState } from 'react';

/**
 * Lets a part fill the window, and the screen where the browser allows it. The page's root goes full screen, not the
 * part: toasts and dialogs, which stand beside it, stay in sight.
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
      // Refused, or absent as on most phones: the window is filled all the same.
      if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
    },
    leave: () => setFull(false),
  };
}
