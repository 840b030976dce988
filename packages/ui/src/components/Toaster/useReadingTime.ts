import { useEffect, useEffectEvent, useState } from 'react';

/** How long a toast stays (A §9), in ms. */
export const readingTime = 5000;

/**
 * Calls `onOver` once a toast was there for `readingTime` without hover, focus or a hidden page; what
 * was left when it paused is what it waits afterwards. Spread `watch` on the toast.
 */
export function useReadingTime(onOver: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(document.hidden);
  const [left] = useState({ ms: readingTime });
  const over = useEffectEvent(onOver);
  const paused = hovered || focused || away;

  useEffect(() => {
    const look = () => setAway(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    if (paused) return;
    const start = Date.now();
    const timer = setTimeout(over, left.ms);
    return () => {
      clearTimeout(timer);
      left.ms -= Date.now() - start;
    };
  }, [paused, left]);

  return {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
