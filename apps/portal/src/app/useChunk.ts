import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { importChunk } from './chunks';

/**
 * A part of its own chunk that stands over the page, once somebody wishes for it (`wish` is neither null, undefined nor
 * false). Undefined until it has come. When it does not come, the page stays as it is, `onMissed` is told, and another
 * wish asks again: nothing that lies over a screen may take the screen with it.
 */
export function useChunk<P>(
  load: () => Promise<ComponentType<P>>,
  wish: string | boolean | null | undefined,
  onMissed?: () => void,
): ComponentType<P> | undefined {
  const [Part, setPart] = useState<ComponentType<P>>();
  const missed = useEffectEvent(() => onMissed?.());
  const isHere = Part !== undefined;
  useEffect(
    function loadWhenWished() {
      if (isHere || wish === null || wish === undefined || wish === false) return;
      let current = true;
      importChunk(load).then(
        (part) => {
          if (current) setPart(() => part);
        },
        () => {
          if (current) missed();
        },
      );
      return () => {
        current = false;
      };
    },
    [load, wish, isHere],
  );
  return Part;
}
