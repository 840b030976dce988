import { useEffect, useRef, type RefObject } from 'react';

/**
 * The pressed button disappears with its step and the focus would be lost, so it goes to the next step. Focus
 * that is elsewhere is left alone, as when a list that was read again changes the step.
 */
export function useStepFocus(container: RefObject<HTMLElement | null>, step: string) {
  const before = useRef(step);
  useEffect(
    function focusStep() {
      if (before.current === step) return;
      before.current = step;
      const focused = document.activeElement;
      if (!focused || focused === document.body) container.current?.focus();
    },
    [container, step],
  );
}
