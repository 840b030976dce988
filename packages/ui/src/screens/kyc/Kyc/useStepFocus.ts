import { useEffect, useRef, type RefObject } from 'react';

/**
 * The pressed button disappears with its step, so the next step receives its focus. Focus elsewhere stays, such as
 * when a refreshed list changes the step.
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
