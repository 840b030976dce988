import { useEffect, useState, type RefObject } from 'react';

/** Whether the content of a box is larger than the box, kept up to date while both change. */
export function useOverflow(box: RefObject<HTMLElement | null>, axis: 'block' | 'inline', ready = true) {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || !ready) return;
    const measure = () =>
      setOverflows(
        axis === 'block'
          ? element.scrollHeight > element.clientHeight + 1
          : element.scrollWidth > element.clientWidth + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [axis, box, ready]);
  return overflows;
}
