import { useState, type KeyboardEvent } from 'react';

interface Moves {
  /** The number of values, in chronological order. */
  count: number;
  /** The index where the keys start. */
  start: number;
  backwards: boolean;
  /** Formats a value for the live region. */
  readAloud: (index: number) => string;
  onSelect?: ((index: number) => void) | undefined;
  onTableOpen: () => void;
}

/** PageUp and PageDown skip this share of many values. */
const leaps = 10;

/** The index that a key moves to; undefined for other keys. */
export function moved(key: string, from: number, count: number, backwards: boolean): number | undefined {
  const leap = Math.max(1, Math.round(count / leaps));
  const ahead = backwards ? -1 : 1;
  const to: Partial<Record<string, number>> = {
    ArrowRight: from + ahead,
    ArrowLeft: from - ahead,
    ArrowUp: from + 1,
    ArrowDown: from - 1,
    PageUp: from - leap,
    PageDown: from + leap,
    Home: 0,
    End: count - 1,
  };
  const next = to[key];
  return next === undefined ? undefined : Math.min(count - 1, Math.max(0, next));
}

/**
 * The value being read: under the pointer, tapped, or reached by keys. A tap or a key announces it, a passing
 * pointer does not.
 */
export function useCursor({ count, start, backwards, readAloud, onSelect, onTableOpen }: Moves) {
  const [at, setAt] = useState<number>();
  const [announced, setAnnounced] = useState('');
  // Newer data may have fewer values.
  const index = at !== undefined && at < count ? at : undefined;

  function read(next: number | undefined, aloud: boolean) {
    setAt(next);
    if (aloud) setAnnounced(next === undefined ? '' : readAloud(next));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const leadsTo = moved(event.key, index ?? start, count, backwards);
    const begins = index === undefined && event.key.startsWith('Arrow');
    if (leadsTo !== undefined) read(begins ? start : leadsTo, true);
    else if (event.key === 'Escape' && index !== undefined) read(undefined, true);
    else if (event.key === 'Enter' && index !== undefined && onSelect) onSelect(index);
    else if (event.key.toLowerCase() === 't') onTableOpen();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { index, announced, read, announce: setAnnounced, onKeyDown };
}

export type Cursor = ReturnType<typeof useCursor>;
