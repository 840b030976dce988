import { useEffect, useState } from 'react';
import { copyText } from '../CopyButton/copyText';

/** How long the button shows the result, in ms. */
const shownFor = 2000;

/** Copies a text and reports it for two seconds. */
export function useCopied() {
  const [done, setDone] = useState(false);
  useEffect(
    function forget() {
      if (!done) return;
      const timer = setTimeout(() => setDone(false), shownFor);
      return () => clearTimeout(timer);
    },
    [done],
  );
  return { done, copy: (text: string) => void copyText(text).then(setDone) };
}
