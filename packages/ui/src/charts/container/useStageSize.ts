import { useLayoutEffect, useRef, useState } from 'react';

/** The size of a drawing in px. `backwards`: right-to-left. */
export interface StageSize {
  inline: number;
  block: number;
  /** 1rem in px, which grows with the member's text size. */
  rem: number;
  backwards: boolean;
}

const measure = (element: HTMLElement): StageSize => ({
  inline: element.clientWidth,
  block: element.clientHeight,
  rem: parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
  backwards: getComputedStyle(element).direction === 'rtl',
});

/** Measures an element before the first paint and on every resize. */
export function useStageSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<StageSize>();
  useLayoutEffect(function watchSize() {
    const element = ref.current;
    if (!element) return;
    const read = () => setSize(measure(element));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}
