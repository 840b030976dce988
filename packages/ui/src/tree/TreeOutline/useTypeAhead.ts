import { useRef } from 'react';

/** The pause after which a letter starts a new name, in ms. */
const pause = 1000;

/** Collects typed letters into the start of a name. */
export function useTypeAhead(onTyped: (beginning: string) => void): (key: string) => void {
  const typed = useRef({ text: '', at: 0 });
  return (key) => {
    const now = performance.now();
    const before = now - typed.current.at < pause ? typed.current.text : '';
    // A repeated letter moves to the next name.
    const text = before === key ? key : before + key;
    typed.current = { text, at: now };
    onTyped(text);
  };
}

/** Whether a key is a part of a name. */
export const isOfName = (key: string): boolean => /^[\p{L}\p{N}_-]$/u.test(key);
