import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a press is under way while the form has the focus. An error that came with the lost focus would move the
 * pressed element away from under the pointer, and the press would be lost. So errors wait until the press is done.
 */
export function useHeld(form: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(
    function watchPresses() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const press = () => {
        clearTimeout(timer);
        if (form.current?.contains(document.activeElement)) setHeld(true);
      };
      // The click comes after the pointer is up.
      const release = () => {
        timer = setTimeout(() => setHeld(false));
      };
      window.addEventListener('pointerdown', press, true);
      window.addEventListener('pointerup', release, true);
      window.addEventListener('pointercancel', release, true);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('pointerdown', press, true);
        window.removeEventListener('pointerup', release, true);
        window.removeEventListener('pointercancel', release, true);
      };
    },
    [form],
  );
  return held;
}
