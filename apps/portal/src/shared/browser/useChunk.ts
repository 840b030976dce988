import { useEffect, useEffectEvent, useState } from 'react';
import { importChunk } from './chunks';

/** How long to wait before a part is asked for again, in ms: longer each time, for it is the line that is down. */
const waitAfter = (misses: number) => Math.min(1000 * 2 ** misses, 30_000);

/**
 * Loads a part that lies over the page, or code that it needs later, from its own chunk, once `wish` is neither null, undefined nor false. Undefined
 * until the part has come. If it does not come, the page stays as it is, `onMissed` is called, and the part is asked for
 * again for as long as it is wished: nothing that lies over a screen may take the screen with it, and what it has to
 * say is not lost in a tunnel.
 */
export function useChunk<Part>(
  load: () => Promise<Part>,
  wish: string | boolean | null | undefined,
  onMissed?: () => void,
): Part | undefined {
  const [module, setModule] = useState<Part>();
  const missed = useEffectEvent(() => onMissed?.());
  const [misses, setMisses] = useState(0);
  const isHere = module !== undefined;
  useEffect(
    function loadWhenWished() {
      if (isHere || wish === null || wish === undefined || wish === false) return;
      let current = true;
      let again: ReturnType<typeof setTimeout> | undefined;
      importChunk(load).then(
        (arrived) => {
          if (current) setModule(() => arrived);
        },
        () => {
          if (!current) return;
          missed();
          again = setTimeout(() => setMisses(misses + 1), waitAfter(misses));
        },
      );
      return () => {
        current = false;
        clearTimeout(again);
      };
    },
    [load, wish, isHere, misses],
  );
  return module;
}
