import { useEffect, useRef, type RefObject } from 'react';

/**
 * The next step takes the place of the one whose button was pressed, and the focus would be nowhere: it goes
 * to the new step. Focus that is somewhere is left alone, as when a list read anew changes the step.
 */
export function useStepFocus(place: RefObject<HTMLElement | null>, step: string) {
  const before = useRef(step);
  useEffect(
    function focusStep() {
      if (before.current === step) return;
      before.current = step;
      const focused = document.activeElement;
      if (!focused || focused === document.body) place.current?.focus();
    },
    [place, step],
  );
}
