import { useEffect, useState, type RefObject, createContext } from 'react';

/** Whether new errors wait because a pointer is down (see `useHeld`). */
export const HeldContext = createContext(false);

/**
 * Whether a press is in progress while the form has the focus. An error on blur would move the pressed
 * element away from the pointer and lose the press, so errors wait until it is done.
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
      // The click event comes after pointerup.
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
