import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { importChunk } from './chunks';

/** Pause before the next try, in ms. It grows, because the connection is probably down. */
const waitAfter = (misses: number) => Math.min(1000 * 2 ** misses, 30_000);

/**
 * Loads an overlay or a later module while `wish` is neither null, undefined nor false; undefined until loaded. A
 * failure keeps the page, calls `onMissed`, and is retried. With `onMissed` a member waits, so 8 s are a failure.
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
  const isAwaited = onMissed !== undefined;
  useEffect(
    function loadWhenWished() {
      if (isHere || wish === null || wish === undefined || wish === false) return;
      let current = true;
      let again: ReturnType<typeof setTimeout> | undefined;
      importChunk(load, isAwaited ? 8000 : undefined).then(
        (arrived) => {
          if (current) startTransition(() => setModule(() => arrived));
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
    [load, wish, isHere, misses, isAwaited],
  );
  return module;
}
