import { useEffect, useEffectEvent, useState } from 'react';
import { createReadingClock } from './readingClock';

/**
 * Calls `onOver` once a toast was visible for its reading time without hover, focus or a hidden page. Spread
 * the returned props on the toast.
 */
export function useReadingTime(onOver: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(document.hidden);
  const over = useEffectEvent(onOver);
  const [clock] = useState(() => ({ current: null as ReturnType<typeof createReadingClock> | null }));
  const paused = hovered || focused || away;

  useEffect(() => {
    const look = () => setAway(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    clock.current ??= createReadingClock(() => over());
    if (!paused) clock.current.run();
    return () => clock.current?.pause();
  }, [paused, clock]);

  return {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
