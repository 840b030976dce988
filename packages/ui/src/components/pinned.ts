/**
 * Publishes the height of what is pinned to the bottom of the window, which scrolling to the focus leaves free
 * (tokens/space.ts). Returns a ref.
 */
const createMeasure = (name: '--tab-bar' | '--notice') => (element: HTMLElement | null) => {
  if (!element) return;
  const { style } = document.documentElement;
  let frame = 0;
  // A change of the layout inside of the observer is an error in browsers.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => style.setProperty(name, `${element.offsetHeight}px`));
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    style.removeProperty(name);
  };
};

export const measureTabBar = createMeasure('--tab-bar');
export const measureNotice = createMeasure('--notice');
