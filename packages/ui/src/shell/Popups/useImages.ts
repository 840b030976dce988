import { useEffect, useState } from 'react';

/** A loaded image, ready to render, with its natural size. */
export interface LoadedImage {
  url: string;
  width: number;
  height: number;
}

/** Replaces the URL of a popup without an image. */
export const noImage = '-';

/** How long a popup waits for its image, in ms. */
const patience = 3000;

async function loadImageFile(url: string): Promise<LoadedImage | null> {
  const image = new Image();
  image.referrerPolicy = 'no-referrer';
  image.src = url;
  try {
    await image.decode();
    return { url, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  }
}

/**
 * Preloads images, which avoids layout shifts and gaps. A URL maps to its image, to null if it is invalid or
 * too late, or to undefined while loading. `urls` is one text, separated by spaces.
 */
export function useImages(urls: string): Readonly<Record<string, LoadedImage | null>> {
  const [images, setImages] = useState<Record<string, LoadedImage | null>>({ [noImage]: null });
  useEffect(
    function loadAhead() {
      let wanted = true;
      const settle = (url: string, image: LoadedImage | null) => {
        if (wanted) setImages((known) => (url in known ? known : { ...known, [url]: image }));
      };
      const each = urls.split(' ').filter((url) => url !== noImage);
      for (const url of each) void loadImageFile(url).then((image) => settle(url, image));
      const timer = setTimeout(() => each.forEach((url) => settle(url, null)), patience);
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    },
    [urls],
  );
  return images;
}
