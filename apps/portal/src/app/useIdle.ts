import { useEffect, useState } from 'react';
import { whenIdle } from './chunks';

/** True once the browser has had nothing better to do: for what must not compete with the first screen. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(function waitForIdle() {
    return whenIdle(() => setIdle(true));
  }, []);
  return idle;
}
