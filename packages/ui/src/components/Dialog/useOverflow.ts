import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

const isLarger = (element: HTMLElement, axis: 'block' | 'inline') =>
  axis === 'block'
    ? element.scrollHeight > element.clientHeight + 1
    : element.scrollWidth > element.clientWidth + 1;

/**
 * Whether the content of a box is larger than the box, kept up to date while both change. Pass `content` where the
 * answer changes how it is drawn: new content is then measured before anybody sees it.
 */
export function useOverflow(
  box: RefObject<HTMLElement | null>,
  axis: 'block' | 'inline',
  ready = true,
  content?: unknown,
) {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(
    function measureAtOnce() {
      if (content !== undefined && box.current) setOverflows(isLarger(box.current, axis));
    },
    [axis, box, content],
  );
  useEffect(() => {
    const element = box.current;
    if (!element || !ready) return;
    const measure = () => setOverflows(isLarger(element, axis));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [axis, box, ready]);
  return overflows;
}
