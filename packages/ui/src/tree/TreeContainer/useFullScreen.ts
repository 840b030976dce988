import { useEffect, useState } from 'react';

/**
 * Expands an element to the window, and to the screen if the browser allows it. The page's root goes full
 * screen instead of the element, which keeps toasts and dialogs visible outside it.
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
      // The element fills the window even if full screen is refused or unsupported, as on most phones.
      if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
    },
    leave: () => setFull(false),
  };
}
