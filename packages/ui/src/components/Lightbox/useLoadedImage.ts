import { useEffect, useState } from 'react';

/** Loads an image by its key and returns a URL for it. Rejects when it can't be loaded. */
export type LoadImage = (key: string) => Promise<string>;

export type LoadedImage = { state: 'loading' } | { state: 'ready'; address: string } | { state: 'failed' };

const loading: LoadedImage = { state: 'loading' };

/** Loads an image that needs more than a URL, such as a token. Nothing is loaded before it is `wanted`. */
export function useLoadedImage(load: LoadImage, key: string, wanted = true) {
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<{ of: string; image: LoadedImage }>();
  useEffect(
    function fetchImage() {
      if (!wanted) return;
      let current = true;
      const settle = (image: LoadedImage) => {
        if (current) setShown({ of: key, image });
      };
      load(key).then(
        (address) => settle({ state: 'ready', address }),
        () => settle({ state: 'failed' }),
      );
      return () => {
        current = false;
      };
    },
    [load, key, wanted, tries],
  );
  return {
    image: shown?.of === key ? shown.image : loading,
    retry: () => {
      setShown(undefined);
      setTries((before) => before + 1);
    },
    /** Call this when the URL's content is not an image. */
    fail: () => setShown({ of: key, image: { state: 'failed' } }),
  };
}
